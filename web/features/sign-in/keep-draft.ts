import type { NameChoice } from "@nakamatch/contract/vocabulary/people";
import { store } from "../../lib/browser-storage.ts";
import { DRAFT_KEY } from "../../lib/registration-draft.ts";
import type { RegistrationForm } from "./registration/registration-form.ts";

/** Stores the form for a reload of this tab, without passwords. */
export function keepDraft({
  password: _,
  confirmPassword: __,
  ...values
}: RegistrationForm & { nameChoice: NameChoice }): void {
  const typed = Object.entries(values).filter(([, { length }]) => length > 0);
  store(DRAFT_KEY, JSON.stringify({ ...Object.fromEntries(typed), at: Date.now() }), "sessionStorage");
}
