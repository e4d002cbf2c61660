import { readStoredJson, store } from "../../../lib/browser-storage.ts";

/**
 * The address of a requested link. The link opens in another tab, so the address is kept in local storage until the
 * link expires or the person signs in. Never sent anywhere.
 */

/** Validity of the links, in milliseconds. */
const KEEP_MS = { confirmation: 24 * 60 * 60 * 1000, reset: 60 * 60 * 1000 };

type Kind = keyof typeof KEEP_MS;

const keyOf = (kind: Kind) => `nakamatch-${kind}-email`;

/** Stores the address for the link's page. */
export function rememberEmail(kind: Kind, email: string): void {
  store(keyOf(kind), JSON.stringify({ email, until: Date.now() + KEEP_MS[kind] }));
}

/** The address stored last; empty if none. */
export function recallEmail(kind: Kind): string {
  const stored = readStoredJson(keyOf(kind));
  if (typeof stored !== "object" || stored === null || !("email" in stored) || !("until" in stored)) return "";
  return typeof stored.email === "string" && Number(stored.until) > Date.now() ? stored.email : "";
}

/** Removes both. */
export function forgetEmails(): void {
  for (const kind of Object.keys(KEEP_MS) as Kind[]) store(keyOf(kind), null);
}
