import type { Delivery } from "../../../realtime/types.ts";

/** Notifies the liked person, and the liker of a match. Call it after the commit. */
export function publishLike(
  delivery: Delivery,
  { likerId, likedId, isMatch }: { likerId: string; likedId: string; isMatch: boolean },
): void {
  delivery.emitTo([likedId], "likes.changed", { isMatch, personId: likerId });
  if (isMatch) delivery.emitTo([likerId], "likes.changed", { isMatch, personId: likedId });
}

/** Notifies of words added to a like; there is no new match. Call it after the commit. */
export function publishWords(delivery: Delivery, { likerId, likedId }: { likerId: string; likedId: string }): void {
  delivery.emitTo([likedId], "likes.changed", { isMatch: false, personId: likerId });
}

export function publishLikesSeen(delivery: Delivery, personId: string): void {
  delivery.emitTo([personId], "likes.seen", {});
}
