/** Most events a socket may send in a window; a well-behaved one sends two or three a minute. */
const MAX_EVENTS = 20;
const WINDOW_MS = 10_000;

/** Counts one socket's events in fixed windows. `allow` is false from the first that is too many. */
export function createEventLimit(): { allow(now: number): boolean } {
  let windowStart = 0;
  let count = 0;
  return {
    allow(now) {
      if (now - windowStart >= WINDOW_MS) {
        windowStart = now;
        count = 0;
      }
      count++;
      return count <= MAX_EVENTS;
    },
  };
}
