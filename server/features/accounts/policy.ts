import { createHash } from "node:crypto";

/** Most open sessions of a person; a sign-in beyond that ends the one that was not used for longest. */
export const MOST_SESSIONS = 500;

/** How often an email of one kind to one address may be asked for: a minute apart, and five in an hour. */
export const EMAIL_REQUEST_LIMITS = { apartSeconds: 60, perHour: 5 };

/** As what a link is stored that has set a password, by its token. */
export function usedLink(token: string): string {
  return `used-link:${createHash("sha256").update(token).digest("base64url")}`;
}

/** The link in the email: it confirms, then leads to the login, then to where the call asked (REG-45, REG-51). */
export function confirmationLink(token: string, next: string): string {
  const callback = `/login?confirmed=1&next=${encodeURIComponent(next)}`;
  return `/api/auth/verify-email?token=${encodeURIComponent(token)}&callbackURL=${encodeURIComponent(callback)}`;
}
