import type { Factor } from "@nakamatch/contract/endpoints/factors";
import { languageHeader } from "./api-language.ts";
import { ApiError } from "./errors.ts";
import { endSession, refreshSession } from "./session-store.ts";

/**
 * Signs in (LOGIN-03); the cookies are set by the answer. Throws INVALID_CREDENTIALS, EMAIL_NOT_CONFIRMED,
 * ACCOUNT_BANNED, TOO_MANY_REQUESTS; see `toAppError`.
 *
 * @returns the factors of a person who has to give a code of one of them first (SESSION-20); empty once they are signed in
 */
export async function signIn(email: string, password: string): Promise<Factor[]> {
  await post("/sign-in/email", { email, password });
  const { user } = await refreshSession({ fresh: true });
  if (user) return [];
  const factors = await readFactors();
  // Signed in, but without a session: the cookie was refused, or the connection broke in between.
  if (factors.length === 0) throw new ApiError(0, null);
  return factors;
}

/** The verified factors of a person who is held back for a code; none where nobody is. */
async function readFactors(): Promise<Factor[]> {
  const response = await fetch("/api/auth/factors", { headers: languageHeader(), credentials: "same-origin" });
  const body = (await response.json().catch(() => null)) as { factors?: Factor[] } | null;
  return (body?.factors ?? []).filter(({ status }) => status === "verified");
}

/** Signs out here and in every open tab. A session that the server no longer knows counts as signed out. */
export async function signOut(): Promise<void> {
  try {
    await post("/sign-out", {});
  } catch (thrown) {
    if (!(thrown instanceof ApiError && thrown.status === 401)) throw thrown;
  }
  endSession({ onPurpose: true });
}

/** Forgets the session of an account that has just been deleted, here and in every open tab. The answer takes the cookies away. */
export async function signOutDeleted(): Promise<void> {
  await post("/sign-out", {}).catch(() => {});
  endSession({ onPurpose: true });
}

/** Sends the confirmation email again; its link leads to the root of the site (REG-51). */
export async function resendConfirmation(email: string): Promise<void> {
  await post("/send-verification-email", { email, callbackURL: "/" });
}

/** Sends the email with the link to a new password (LOGIN-11). Never tells whether the address has an account. */
export async function requestPasswordReset(email: string): Promise<void> {
  await post("/request-password-reset", { email, redirectTo: "/reset-password" });
}

/** Sets a new password with the token of the email (RESET-05). Throws VALIDATION_FAILED, LINK_INVALID. */
export async function resetPassword(token: string, newPassword: string): Promise<void> {
  await post("/reset-password", { newPassword, token });
}

async function post(path: string, body: unknown): Promise<void> {
  const response = await fetch(`/api/auth${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", ...languageHeader() },
    credentials: "same-origin",
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new ApiError(response.status, await response.json().catch(() => null));
}
