import type { Factor } from "@nakamatch/contract/schemas/factors";
import type { Assertion } from "@nakamatch/contract/schemas/passkeys";
import type { Provider } from "@nakamatch/contract/vocabulary/providers";
import { languageHeader } from "./api-language.ts";
import { ApiError, toAppError } from "./errors.ts";
import { endSession, refreshSession } from "./session-store.ts";
import { hasRefreshToken } from "./session-tokens.ts";

/**
 * Signs in (LOGIN-03); the cookies are set by the answer. Throws INVALID_CREDENTIALS, EMAIL_NOT_CONFIRMED,
 * ACCOUNT_BANNED, TOO_MANY_REQUESTS; see `toAppError`. `linkProvider`: with the account of the provider that has just vouched
 * for the same address in this browser.
 *
 * @returns the factors of a person who has to give a code of one of them first (SESSION-20); empty once they are signed in
 */
export async function signIn(email: string, password: string, { linkProvider = false } = {}): Promise<Factor[]> {
  await post("/sign-in/email", { email, password, ...(linkProvider && { linkProvider }) });
  return takeSession();
}

/** Signs in by the answer of a passkey to a challenge of `passkeys.beginSignIn`. */
export async function signInByPasskey(passkey: Assertion): Promise<Factor[]> {
  await post("/sign-in/passkey", { passkey });
  return takeSession();
}

/**
 * Signs in to an account that was just created through a provider in this browser, maybe by a request whose response was lost.
 *
 * @returns the factors of a person who has to give a code first, as after `signIn`
 */
export async function signInRegistered(): Promise<Factor[]> {
  try {
    await post("/sign-in/provider", {});
  } catch (thrown) {
    // An earlier try has used the identity up and signed in, if only who it is was lost.
    const isUsed = toAppError(thrown).code === "PROVIDER_IDENTITY_MISSING";
    if (isUsed && (await refreshSession({ fresh: true })).user) return [];
    throw thrown;
  }
  return takeSession();
}

/**
 * Begins a sign-in by a provider (SESSION-09); returns the address there, to which the page has to go.
 *
 * @param screens `next` is where a sign-in leads to, `back` where everything else does
 */
export async function startProvider(provider: Provider, screens: { next: string; back: string }): Promise<string> {
  const { next, back } = screens;
  const call = { provider, callbackURL: next, errorCallbackURL: back };
  const response = await post("/sign-in/social", call);
  return ((await response.json()) as { url: string }).url;
}

/** Forgets a sign-in by a provider that waits to be completed. */
export async function forgetProvider(): Promise<void> {
  await post("/sign-out", {});
}

/** The factors of which a code is missing in this browser, as after a sign-in by a provider; none where nobody is held back. */
export async function missingFactors(): Promise<Factor[]> {
  return hasRefreshToken() ? readFactors() : [];
}

async function takeSession(): Promise<Factor[]> {
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

/** Sends the confirmation email again; its link leads, after signing in, to the root of the site (REG-51). */
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

async function post(path: string, body: unknown): Promise<Response> {
  const response = await fetch(`/api/auth${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", ...languageHeader() },
    credentials: "same-origin",
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new ApiError(response.status, await response.json().catch(() => null));
  return response;
}
