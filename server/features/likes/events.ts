import type { Delivery } from "../../realtime/types.ts";

/** Where news of likes go. */
export type LikeDelivery = Delivery;

/** Tells the liked person of a new like, and both of a new match. Call it after the commit. */
export function tellOfLike(
  delivery: LikeDelivery,
  { likerId, likedId, isMatch }: { likerId: string; likedId: string; isMatch: boolean },
): void {
  delivery.emitTo(isMatch ? [likedId, likerId] : [likedId], "likes.changed", { isMatch });
}
