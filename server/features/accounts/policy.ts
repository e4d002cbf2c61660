import { createHash } from "node:crypto";

/** Another sign-in ends the least recently used. */
export const MOST_SESSIONS = 500;

/** Per kind of email and address. */
export const EMAIL_REQUEST_LIMITS = { apartSeconds: 60, perHour: 5 };

/** The stored mark of a used link. */
export function usedLink(token: string): string {
  return `used-link:${createHash("sha256").update(token).digest("base64url")}`;
}

/** Confirms, leads to the login, then to `next` (REG-45, REG-51). */
export function confirmationLink(token: string, next: string): string {
  const callback = `/login?confirmed=1&next=${encodeURIComponent(next)}`;
  return `/api/auth/verify-email?token=${encodeURIComponent(token)}&callbackURL=${encodeURIComponent(callback)}`;
}
