import { normalizeEmail } from "@nakamatch/domain/people/email";
import { disposableEmailBlocklistSet } from "disposable-email-domains-js";

const DISPOSABLE = disposableEmailBlocklistSet();

/** Whether the address is at a domain of throwaway mailboxes, or a subdomain. */
export function isDisposable(email: string): boolean {
  const labels = normalizeEmail(email).split("@").at(-1)?.split(".") ?? [];
  return labels.some((_, index) => DISPOSABLE.has(labels.slice(index).join(".")));
}
