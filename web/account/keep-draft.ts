import { DRAFT_KEY } from "./registration-draft.ts";
import type { RegistrationForm } from "./registration-form.ts";

/** After the last change; with the minute of `watchDraft`, half an hour. It holds birth date and orientation. */
const KEEP_MS = 29 * 60 * 1000;

/** Stores it for a reload of this tab, never the passwords. */
export function keepDraft({ password: _, confirmPassword: __, ...values }: RegistrationForm): void {
  const typed = Object.entries(values).filter(([, { length }]) => length > 0);
  try {
    sessionStorage.setItem(DRAFT_KEY, JSON.stringify({ ...Object.fromEntries(typed), until: Date.now() + KEEP_MS }));
  } catch {
    // Without storage a reload loses it.
  }
}

export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(DRAFT_KEY);
  } catch {
    // Without storage nothing was stored.
  }
}
