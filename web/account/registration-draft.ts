import type { RegistrationForm } from "./registration-form.ts";

const KEY = "nakamatch-registration";

const WATCH_EVERY_MS = 60 * 1000;

/** After the last change; with the watch's delay, half an hour. It holds birth date and orientation. */
const KEEP_MS = 30 * 60 * 1000 - WATCH_EVERY_MS;

/** What was typed in this tab, without passwords. Removes it once expired. */
export function readDraft(): Partial<RegistrationForm> {
  try {
    const { until, ...values } = JSON.parse(sessionStorage.getItem(KEY) ?? "{}");
    if (until > Date.now()) return values;
  } catch {
    // Blocked storage counts as empty.
  }
  forgetDraft();
  return {};
}

/** Removes an expired one on any screen, as long as the page lives. */
export function watchDraft(): void {
  readDraft();
  setInterval(readDraft, WATCH_EVERY_MS);
}

export function keepDraft({ password: _, confirmPassword: __, ...values }: RegistrationForm): void {
  const typed = Object.entries(values).filter(([, { length }]) => length > 0);
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...Object.fromEntries(typed), until: Date.now() + KEEP_MS }));
  } catch {
    // Without storage a reload loses it.
  }
}

export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Without storage nothing was stored.
  }
}
