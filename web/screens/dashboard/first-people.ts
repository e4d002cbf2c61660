import { readStored, store } from "../../lib/browser-storage.ts";

const KEY = "nakamatch-first-people";

/** Remembers across the reload that ends the onboarding that its answer is the people of the day. */
export function awaitFirstPeople(): void {
  store(KEY, "yes", "sessionStorage");
}

/** True once, after `awaitFirstPeople`. */
export function takeFirstPeople(): boolean {
  const isAwaited = readStored(KEY, "sessionStorage") !== null;
  if (isAwaited) store(KEY, null, "sessionStorage");
  return isAwaited;
}
