import type { RegistrationForm } from "./registration-form.ts";

export const DRAFT_KEY = "nakamatch-registration";

const WATCH_EVERY_MS = 60 * 1000;

/** What was typed in this tab, without passwords. Removes it once expired. */
export function readDraft(): Partial<RegistrationForm> {
  try {
    const { until, ...values } = JSON.parse(sessionStorage.getItem(DRAFT_KEY) ?? "{}");
    if (until > Date.now()) return values;
    sessionStorage.removeItem(DRAFT_KEY);
  } catch {
    // Blocked storage counts as empty.
  }
  return {};
}

/** Removes an expired one on any screen, as long as the page lives. */
export function watchDraft(): void {
  readDraft();
  setInterval(readDraft, WATCH_EVERY_MS);
}
