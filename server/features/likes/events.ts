import type { Delivery } from "../../realtime/types.ts";

export type LikeDelivery = Delivery;

/**
 * Tells the liked person, of a match both, who the other one is. Call it after the commit of a like, which is stored only
 * between people who may see each other (`setLike`).
 */
export function publishLike(
  delivery: LikeDelivery,
  { likerId, likedId, isMatch }: { likerId: string; likedId: string; isMatch: boolean },
): void {
  delivery.emitTo([likedId], "likes.changed", { isMatch, personId: likerId });
  if (isMatch) delivery.emitTo([likerId], "likes.changed", { isMatch, personId: likedId });
}

/** Tells a person's devices that they have seen new likes. */
export function publishLikesSeen(delivery: LikeDelivery, personId: string): void {
  delivery.emitTo([personId], "likes.seen", {});
}
