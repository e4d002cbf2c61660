import { SIGNED_IN_COOKIE } from "@nakamatch/contract/vocabulary/session-cookie";
import { languageHeader } from "./api-language.ts";
import { ApiError } from "./errors.ts";

/** Tabs share tokens: one refreshes at a time. */
export const LOCK = "nakamatch-refresh";

/** Maximum wait for another tab and for the server, in milliseconds. */
const TIMEOUT_MS = 10_000;

/** Expiry of the access token in server seconds since the epoch, and in seconds from now. */
export interface Renewal {
  expiresAt: number;
  expiresIn: number;
}

/** Scripts cannot read the refresh token itself. */
export function hasRefreshToken(): boolean {
  return document.cookie.split("; ").includes(`${SIGNED_IN_COOKIE}=1`);
}

/**
 * Refreshes the tokens, unless `isDue` denies it once this tab has the lock. `onRenewed` runs within the lock.
 *
 * @throws {ApiError} if refused: the session has ended
 */
export async function renewTokens(isDue: () => boolean, onRenewed: (renewal: Renewal) => void): Promise<void> {
  const renew = async () => {
    if (!isDue()) return;
    const response = await fetch("/api/auth/token", {
      method: "POST",
      headers: { "content-type": "application/json", ...languageHeader() },
      credentials: "same-origin",
      // Completes even if the page is left: the answer has the next refresh token.
      keepalive: true,
      signal: AbortSignal.timeout(TIMEOUT_MS),
      body: JSON.stringify({ grant_type: "refresh_token" }),
    });
    const body: unknown = await response.json().catch(() => null);
    if (!response.ok) throw new ApiError(response.status, body as null);
    const { expires_at: expiresAt, expires_in: expiresIn } = (body ?? {}) as Record<string, unknown>;
    // Another answer, such as a captive portal's.
    if (typeof expiresAt !== "number" || typeof expiresIn !== "number") throw new ApiError(0, null);
    onRenewed({ expiresAt, expiresIn });
  };
  const { locks } = navigator;
  if (!locks) return renew();
  // A hanging tab must not block others; the server tolerates concurrent refreshes.
  const gaveUp = AbortSignal.timeout(TIMEOUT_MS);
  try {
    await locks.request(LOCK, { signal: gaveUp }, renew);
  } catch (thrown) {
    if (!gaveUp.aborted || thrown instanceof ApiError) throw thrown;
    await renew();
  }
}
