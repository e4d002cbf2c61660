/** Session storage key of the registration draft, without passwords. Sensitive: it has birth date and orientation. */
export const DRAFT_KEY = "nakamatch-registration";

/** Lifetime after the last change, in milliseconds. */
const KEEP_MS = 30 * 60 * 1000;

const WATCH_EVERY_MS = 60 * 1000;

/** Reads this tab's draft; removes it if expired. */
export function readDraft(): object {
  try {
    const { at, ...values } = JSON.parse(sessionStorage.getItem(DRAFT_KEY) ?? "{}");
    if (Date.now() - at < KEEP_MS) return values;
  } catch {
    // Blocked storage counts as empty.
  }
  forgetDraft();
  return {};
}

export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(DRAFT_KEY);
  } catch {
    // Without storage nothing was stored.
  }
}

/** Removes the draft on expiry, on any screen. */
export function watchDraft(): void {
  setInterval(readDraft, WATCH_EVERY_MS);
}
