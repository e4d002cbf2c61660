import { DRAFT_KEY } from "../lib/registration-draft.ts";
import type { RegistrationForm } from "./registration-form.ts";

/** Stores the form for a reload of this tab, without passwords. */
export function keepDraft({ password: _, confirmPassword: __, ...values }: RegistrationForm): void {
  const typed = Object.entries(values).filter(([, { length }]) => length > 0);
  try {
    sessionStorage.setItem(DRAFT_KEY, JSON.stringify({ ...Object.fromEntries(typed), at: Date.now() }));
  } catch {
    // Without storage a reload loses it.
  }
}
