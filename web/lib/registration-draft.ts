/** Session storage: what was typed at registration, without passwords. It holds birth date and orientation. */
export const DRAFT_KEY = "nakamatch-registration";

/** After the last change. */
const KEEP_MS = 30 * 60 * 1000;

const WATCH_EVERY_MS = 60 * 1000;

/** What was typed in this tab. Removes it once expired. */
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

/** Removes an expired one on any screen, as long as the page lives. */
export function watchDraft(): void {
  setInterval(readDraft, WATCH_EVERY_MS);
}
