import { readStoredJson, store } from "./browser-storage.ts";

/** Session storage key of the registration draft, without passwords. Sensitive: it has birth date and orientation. */
export const DRAFT_KEY = "nakamatch-registration";

/** Lifetime after the last change, in milliseconds. */
const KEEP_MS = 30 * 60 * 1000;

const WATCH_EVERY_MS = 60 * 1000;

/** Reads this tab's draft; removes it if expired. */
export function readDraft(): object {
  const { at, ...values } = (readStoredJson(DRAFT_KEY, "sessionStorage") ?? {}) as { at?: number };
  if (at !== undefined && Date.now() - at < KEEP_MS) return values;
  forgetDraft();
  return {};
}

export function forgetDraft(): void {
  store(DRAFT_KEY, null, "sessionStorage");
}

/** Removes the draft on expiry, on any screen. */
export function watchDraft(): void {
  setInterval(readDraft, WATCH_EVERY_MS);
}
