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
  try {
    localStorage.setItem(keyOf(kind), JSON.stringify({ email, until: Date.now() + KEEP_MS[kind] }));
  } catch {
    // Without storage the address must be typed again.
  }
}

/** The address stored last; empty if none. */
export function recallEmail(kind: Kind): string {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(kind)) ?? "null");
    if (typeof stored !== "object" || stored === null || !("email" in stored) || !("until" in stored)) return "";
    return typeof stored.email === "string" && Number(stored.until) > Date.now() ? stored.email : "";
  } catch {
    return "";
  }
}

/** Removes both. */
export function forgetEmails(): void {
  try {
    for (const kind of Object.keys(KEEP_MS) as Kind[]) localStorage.removeItem(keyOf(kind));
  } catch {
    // Without storage nothing was stored.
  }
}
