import { moved } from "./moved.ts";

/** The photos without the first; of the others, the first that others see takes its place, if any. */
export function withoutFirst<Photo>(photos: readonly Photo[], isShown: (photo: Photo) => boolean): Photo[] {
  const rest = photos.slice(1);
  const next = rest.findIndex(isShown);
  return next > 0 ? moved(rest, next, 0) : rest;
}

/** Whether `photos` are some of `before`, each once. */
export function isArrangement(before: readonly string[], photos: readonly string[]): boolean {
  return new Set(photos).size === photos.length && photos.every((photo) => before.includes(photo));
}
