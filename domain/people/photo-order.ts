import { moved } from "./moved.ts";

/** Removes the first photo; the first publicly visible one, if any, takes its place. */
export function withoutFirst<Photo>(photos: readonly Photo[], isShown: (photo: Photo) => boolean): Photo[] {
  const rest = photos.slice(1);
  const next = rest.findIndex(isShown);
  return next > 0 ? moved(rest, next, 0) : rest;
}

/** Whether `photos` is a subset of `before`, in any order, without repetitions. */
export function isArrangement(before: readonly string[], photos: readonly string[]): boolean {
  return new Set(photos).size === photos.length && photos.every((photo) => before.includes(photo));
}
