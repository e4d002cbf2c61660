import type { Factor } from "@nakamatch/contract/schemas/factors";
import type { Assertion } from "@nakamatch/contract/schemas/passkeys";
import type { Provider } from "@nakamatch/contract/vocabulary/providers";
import { languageHeader } from "./api-language.ts";
import { ApiError, toAppError } from "./errors.ts";
import type { SessionStore } from "./session-store.ts";
import { hasRefreshToken } from "./session-tokens.ts";

/** How long a sign-in stays in the queue, in milliseconds; as long as a ticket is valid. */
const LONGEST_QUEUE_MS = 60_000;

/** A wait while many people sign in. */
interface Queue {
  onQueued?: () => unknown;
  /** Ends the wait: `signIn` throws. */
  signal?: AbortSignal;
}

/**
 * Signs in (LOGIN-03), if need be in the queue. Throws INVALID_CREDENTIALS, EMAIL_NOT_CONFIRMED, ACCOUNT_BANNED,
 * TOO_MANY_REQUESTS. `linkProvider` links the provider account that just vouched for the address here.
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

/** Tries again with the ticket of a refusal that has one. */
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

/** The address behind the confirmation email, which says what became of the link. */
export function confirmationAddress(token: string, next: string): string {
  const callbackURL = `/login?${new URLSearchParams({ confirmed: "1", next })}`;
  return `/api/auth/verify-email?${new URLSearchParams({ token, callbackURL })}`;
}

/**
 * Signs in after registering through a provider, maybe by a request whose response was lost.
 *
 * @returns factors, as `signIn`
 */
export async function signInRegistered(session: SessionStore): Promise<Factor[]> {
  try {
    await post("/sign-in/provider", {});
  } catch (thrown) {
    // An earlier try may have signed in, and only its answer was lost.
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

/** Drops a pending provider sign-in. */
export async function forgetProvider(): Promise<void> {
  await post("/sign-out", {});
}

/** The factors still needed; empty if none. */
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

/** Signs out in every tab. A session unknown to the server counts as signed out. */
export async function signOut(session: SessionStore): Promise<void> {
  try {
    await post("/sign-out", {});
  } catch (thrown) {
    if (!(thrown instanceof ApiError && thrown.status === 401)) throw thrown;
  }
  session.end({ onPurpose: true });
}

/** Ends a deleted account's session in every tab. */
export async function signOutDeleted(session: SessionStore): Promise<void> {
  await post("/sign-out", {}).catch(() => {});
  session.end({ onPurpose: true });
}

/** Emails a link that leads to the root after signing in (REG-51). */
export async function resendConfirmation(email: string): Promise<void> {
  await post("/send-verification-email", { email, callbackURL: "/" });
}

/** Emails a link; never reveals whether the account exists (LOGIN-11). */
export async function requestPasswordReset(email: string): Promise<void> {
  await post("/request-password-reset", { email, redirectTo: "/reset-password" });
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
