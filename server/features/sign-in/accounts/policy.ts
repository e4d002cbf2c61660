import { createHash } from "node:crypto";

/** How long the link is valid. */
export const PASSWORD_RESET_SECONDS = 60 * 60;

/** Per kind of email and address. */
export const EMAIL_REQUEST_LIMITS = { apartSeconds: 60, perHour: 5 };

/** Of the address of an account that is not confirmed. */
export const MOST_CORRECTIONS = 3;

/** Returns the stored form of a link: a hash, useless without the token. */
export function storedLink(token: string): string {
  return createHash("sha256").update(`reset-password:${token}`).digest("base64url");
}

/** Returns the stored mark of a used link. */
export function usedLink(token: string): string {
  return `used-link:${createHash("sha256").update(token).digest("base64url")}`;
}

/** Returns the path and query of a reset link (RESET-05). */
export function resetLink(token: string): string {
  return `/api/auth/reset-password/${token}?callbackURL=${encodeURIComponent("/reset-password")}`;
}

/** Returns a link to the login, then to `next` (REG-45, REG-51). */
export function confirmationLink(token: string, next: string): string {
  const callback = `/login?confirmed=1&next=${encodeURIComponent(next)}`;
  return `/api/auth/verify-email?token=${encodeURIComponent(token)}&callbackURL=${encodeURIComponent(callback)}`;
}
