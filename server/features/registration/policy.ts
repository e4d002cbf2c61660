import { normalizeEmail } from "@nakamatch/domain/people/email";
import { disposableEmailBlocklistSet } from "disposable-email-domains-js";

/** Domains whose mailboxes are thrown away, as their public list has them. */
const DISPOSABLE = disposableEmailBlocklistSet();

/** Whether an e-mail address is at a domain of mailboxes that are thrown away, or below one. */
export function isDisposable(email: string): boolean {
  const labels = normalizeEmail(email).split("@").at(-1)?.split(".") ?? [];
  return labels.some((_, index) => DISPOSABLE.has(labels.slice(index).join(".")));
}
