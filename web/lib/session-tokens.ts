import { SIGNED_IN_COOKIE } from "@nakamatch/contract/vocabulary/session";
import { languageHeader } from "./api-language.ts";
import { ApiError } from "./errors.ts";

/** The lock under which tabs renew the tokens, which are the same for all of them. */
export const LOCK = "nakamatch-refresh";

/** How long to wait for another tab, and for the server, in milliseconds. */
const TIMEOUT_MS = 10_000;

/** When the new access token expires: seconds since the epoch by the server's clock, and from now. */
export interface Renewal {
  expiresAt: number;
  expiresIn: number;
}

/** Whether the browser has a refresh token, which scripts cannot read. */
export function hasRefreshToken(): boolean {
  return document.cookie.split("; ").includes(`${SIGNED_IN_COOKIE}=1`);
}

/**
 * Exchanges the refresh token for the next pair of tokens, unless `isDue` says, once it is this tab's turn, that another
 * one has done it. `onRenewed` is called while no other tab can renew.
 *
 * @throws {ApiError} when the server refuses: the session has ended
 */
export async function renewTokens(isDue: () => boolean, onRenewed: (renewal: Renewal) => void): Promise<void> {
  const renew = async () => {
    if (!isDue()) return;
    const response = await fetch("/api/auth/token", {
      method: "POST",
      headers: { "content-type": "application/json", ...languageHeader() },
      credentials: "same-origin",
      // The answer to a page that is being left brings the next refresh token all the same.
      keepalive: true,
      signal: AbortSignal.timeout(TIMEOUT_MS),
      body: JSON.stringify({ grant_type: "refresh_token" }),
    });
    const body: unknown = await response.json().catch(() => null);
    if (!response.ok) throw new ApiError(response.status, body as null);
    const { expires_at: expiresAt, expires_in: expiresIn } = (body ?? {}) as Record<string, unknown>;
    // A page that is not ours, such as a captive portal's.
    if (typeof expiresAt !== "number" || typeof expiresIn !== "number") throw new ApiError(0, null);
    onRenewed({ expiresAt, expiresIn });
  };
  const { locks } = navigator;
  if (!locks) return renew();
  // A tab that hangs must not keep the others waiting for ever; the server forgives two that renew at once.
  const gaveUp = AbortSignal.timeout(TIMEOUT_MS);
  try {
    await locks.request(LOCK, { signal: gaveUp }, renew);
  } catch (thrown) {
    if (!gaveUp.aborted || thrown instanceof ApiError) throw thrown;
    await renew();
  }
}
