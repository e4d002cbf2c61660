import type { Delivery } from "../../realtime/types.ts";

/** Where like events are published. */
export type LikeDelivery = Delivery;

/** Publishes a new like to the liked person, and a new match to both. Call it after the commit. */
export function publishLike(
  delivery: LikeDelivery,
  { likerId, likedId, isMatch }: { likerId: string; likedId: string; isMatch: boolean },
): void {
  delivery.emitTo(isMatch ? [likedId, likerId] : [likedId], "likes.changed", { isMatch });
}

/** Publishes to a person's own devices that they have seen their new likes. */
export function publishLikesSeen(delivery: LikeDelivery, personId: string): void {
  delivery.emitTo([personId], "likes.seen", {});
}
