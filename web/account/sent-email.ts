/**
 * The address to which an email with a link was sent from this browser. The link opens in a tab of its own, which knows
 * nothing of the one that asked: the address is kept in the browser's storage for as long as the link works, is never
 * sent anywhere, and is forgotten at sign-in.
 */

/** How long the links of each email work, in milliseconds. */
const KEEP_MS = { confirmation: 24 * 60 * 60 * 1000, reset: 60 * 60 * 1000 };

type Kind = keyof typeof KEEP_MS;

const keyOf = (kind: Kind) => `nakamatch-${kind}-email`;

/** Remembers the address for the page behind the link. */
export function rememberEmail(kind: Kind, email: string): void {
  try {
    localStorage.setItem(keyOf(kind), JSON.stringify({ email, until: Date.now() + KEEP_MS[kind] }));
  } catch {
    // Without storage the address has to be typed again.
  }
}

/** The address that was remembered last, empty without one. */
export function recallEmail(kind: Kind): string {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(kind)) ?? "null");
    if (typeof stored !== "object" || stored === null || !("email" in stored) || !("until" in stored)) return "";
    return typeof stored.email === "string" && Number(stored.until) > Date.now() ? stored.email : "";
  } catch {
    return "";
  }
}

/** Forgets both. */
export function forgetEmails(): void {
  try {
    for (const kind of Object.keys(KEEP_MS) as Kind[]) localStorage.removeItem(keyOf(kind));
  } catch {
    // Nothing is stored then.
  }
}
