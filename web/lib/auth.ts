import type { Factor } from "@nakamatch/contract/schemas/factors";
import type { Assertion } from "@nakamatch/contract/schemas/passkeys";
import type { Provider } from "@nakamatch/contract/vocabulary/providers";
import { languageHeader } from "./api-language.ts";
import { ApiError, toAppError } from "./errors.ts";
import type { SessionStore } from "./session-store.ts";
import { hasRefreshToken } from "./session-tokens.ts";

/** Maximum queueing time in milliseconds: a ticket's validity. */
const LONGEST_QUEUE_MS = 60_000;

/** Observer of the queue. */
interface Queue {
  onQueued?: () => unknown;
  /** Cancels: `signIn` throws. */
  signal?: AbortSignal;
}

/**
 * Signs in (LOGIN-03), queueing if necessary. Throws INVALID_CREDENTIALS, EMAIL_NOT_CONFIRMED, ACCOUNT_BANNED,
 * TOO_MANY_REQUESTS. `linkProvider` links the pending provider account.
 *
 * @returns factors still needed (SESSION-20); empty once signed in
 */
export async function signIn(
  session: SessionStore,
  email: string,
  password: string,
  { linkProvider = false, ...queue }: { linkProvider?: boolean } & Queue = {},
): Promise<Factor[]> {
  const call = { email, password, ...(linkProvider && { linkProvider }) };
  await inQueue((ticket) => post("/sign-in/email", { ...call, ...(ticket && { ticket }) }), queue);
  return takeSession(session);
}

/** Retries with the refusal's ticket. */
async function inQueue(call: (ticket?: string) => Promise<unknown>, { onQueued, signal }: Queue): Promise<void> {
  const end = Date.now() + LONGEST_QUEUE_MS;
  for (let ticket: string | undefined; ; ) {
    try {
      await call(ticket);
      return;
    } catch (thrown) {
      const { ticket: given, retryAfterSeconds = 1 } = (thrown instanceof ApiError && thrown.data) || {};
      if (given === undefined || Date.now() >= end) throw thrown;
      ticket = given;
      onQueued?.();
      await new Promise((resolve) => setTimeout(resolve, retryAfterSeconds * 1000));
      signal?.throwIfAborted();
    }
  }
}

/** Signs in with the answer to `passkeys.beginSignIn`. */
export async function signInByPasskey(session: SessionStore, passkey: Assertion): Promise<Factor[]> {
  await post("/sign-in/passkey", { passkey });
  return takeSession(session);
}

/** Confirms the address by the link's token and signs in, where it was registered (REG-45). Throws LINK_INVALID. */
export async function confirmAndSignIn(session: SessionStore, token: string): Promise<Factor[]> {
  await post("/confirm", { token });
  return takeSession(session);
}

/** Confirms the address by the link's token, without signing in. Throws LINK_INVALID. */
export async function confirmEmail(token: string): Promise<{ wasConfirmed: boolean }> {
  return (await post("/verify-email", { token })).json();
}

/** The confirmation email's target, which shows the link's result. */
export function confirmationAddress(token: string, next: string): string {
  const callbackURL = `/login?${new URLSearchParams({ confirmed: "1", next })}`;
  return `/api/auth/verify-email?${new URLSearchParams({ token, callbackURL })}`;
}

/**
 * Signs in after registration by provider, also if a lost answer already did.
 *
 * @returns factors, as `signIn`
 */
export async function signInRegistered(session: SessionStore): Promise<Factor[]> {
  try {
    await post("/sign-in/provider", {});
  } catch (thrown) {
    // A previous try may have succeeded without an answer.
    const isUsed = toAppError(thrown).code === "PROVIDER_IDENTITY_MISSING";
    if (isUsed && (await session.refresh({ fresh: true })).user) return [];
    throw thrown;
  }
  return takeSession(session);
}

/**
 * Returns the provider's address to navigate to (SESSION-09).
 *
 * @param screens `next` after a sign-in, `back` otherwise
 */
export async function startProvider(provider: Provider, screens: { next: string; back: string }): Promise<string> {
  const { next, back } = screens;
  const call = { provider, callbackURL: next, errorCallbackURL: back };
  const response = await post("/sign-in/social", call);
  return ((await response.json()) as { url: string }).url;
}

/** Discards a pending sign-in by provider. */
export async function forgetProvider(): Promise<void> {
  await post("/sign-out", {});
}

/** Factors still needed. */
export async function missingFactors(): Promise<Factor[]> {
  return hasRefreshToken() ? readFactors() : [];
}

async function takeSession(session: SessionStore): Promise<Factor[]> {
  const { user } = await session.refresh({ fresh: true });
  if (user) return [];
  const factors = await readFactors();
  // No session: the cookie was refused, or the connection broke.
  if (factors.length === 0) throw new ApiError(0, null);
  return factors;
}

async function readFactors(): Promise<Factor[]> {
  const response = await fetch("/api/auth/factors", { headers: languageHeader(), credentials: "same-origin" });
  const body = (await response.json().catch(() => null)) as { factors?: Factor[] } | null;
  return (body?.factors ?? []).filter(({ status }) => status === "verified");
}

/** Signs out in every tab, even if the server does not know the session. */
export async function signOut(session: SessionStore): Promise<void> {
  // The live connection may end before the answer is there.
  session.expectEnd("signedOut");
  try {
    await post("/sign-out", {});
  } catch (thrown) {
    if (thrown instanceof ApiError && thrown.status === 401) return session.end({ onPurpose: true });
    session.expectEnd("unknown");
    throw thrown;
  }
  session.end({ onPurpose: true });
}

/** Ends a deleted account's session in every tab. */
export async function signOutDeleted(session: SessionStore): Promise<void> {
  await post("/sign-out", {}).catch(() => {});
  session.end({ onPurpose: true });
}

/** Corrects an unconfirmed account's address. Throws INVALID_CREDENTIALS, VALIDATION_FAILED, TOO_MANY_REQUESTS. */
export function correctEmail(call: { email: string; password: string; newEmail: string }): Promise<void> {
  return inQueue(
    (ticket) => post("/correct-email", { ...call, callbackURL: "/dashboard", ...(ticket && { ticket }) }),
    {},
  );
}

/** Emails a new link, which signs in to the root (REG-51). */
export async function resendConfirmation(email: string): Promise<void> {
  await post("/send-verification-email", { email, callbackURL: "/" });
}

/** Emails a link; never reveals whether the account exists (LOGIN-11). */
export async function requestPasswordReset(email: string): Promise<void> {
  await post("/request-password-reset", { email, redirectTo: "/reset-password" });
}

/** Whether a reset link leads to the form, as at its opening from the email; true if nobody answers. Changes nothing. */
export async function isResetLinkOpen(token: string): Promise<boolean> {
  const answer = await fetch(`/api/auth/reset-password/${encodeURIComponent(token)}`).catch(() => undefined);
  return answer === undefined || !new URL(answer.url, location.origin).searchParams.has("error");
}

/** Sets a password by the email's token (RESET-05). Throws VALIDATION_FAILED, LINK_INVALID. */
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
