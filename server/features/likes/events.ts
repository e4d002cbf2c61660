import type { Delivery } from "../../realtime/types.ts";

export type LikeDelivery = Delivery;

/** Tells the liked person, of a match both. Call it after the commit. */
export function publishLike(
  delivery: LikeDelivery,
  { likerId, likedId, isMatch }: { likerId: string; likedId: string; isMatch: boolean },
): void {
  delivery.emitTo(isMatch ? [likedId, likerId] : [likedId], "likes.changed", { isMatch });
}

/** Tells a person's devices that they have seen new likes. */
export function publishLikesSeen(delivery: LikeDelivery, personId: string): void {
  delivery.emitTo([personId], "likes.seen", {});
}
