import { SIGNED_IN_COOKIE } from "@nakamatch/contract/vocabulary/session";
import { SESSION_SECONDS } from "./auth.ts";
import { cookieName, cookieValue } from "./cookies.ts";

/** Access and refresh token of a session. */
export interface TokenPair {
  accessToken: string;
  refreshToken: string;
  /** When the access token expires, in seconds since the epoch, and in how many seconds. */
  expiresAt: number;
  expiresIn: number;
}

/** Where the refresh token is sent: nowhere but to authentication. */
const REFRESH_PATH = "/api/auth";

export interface SessionCookies {
  /** A token out of a request's cookie header. */
  read(header: string | undefined, token: "access" | "refresh"): string | undefined;
  /** The values of `Set-Cookie` that hand a pair to a browser. */
  hand(pair: TokenPair): string[];
  /** The values of `Set-Cookie` that take it away. */
  clear(): string[];
}

/**
 * The cookies of a browser's session. Scripts can read neither token (decisions: Sessions); a third cookie without a secret
 * tells them that there is a refresh token.
 */
export function createSessionCookies(publicUrl: string): SessionCookies {
  const names = {
    access: cookieName(publicUrl, "nakamatch.access_token"),
    refresh: cookieName(publicUrl, "nakamatch.refresh_token"),
  };
  const common = `SameSite=Lax${publicUrl.startsWith("https:") ? "; Secure" : ""}`;
  const cookies = (access: string, refresh: string, hint: string, age: { access: number; refresh: number }) => [
    `${names.access}=${access}; Max-Age=${age.access}; Path=/; HttpOnly; ${common}`,
    `${names.refresh}=${refresh}; Max-Age=${age.refresh}; Path=${REFRESH_PATH}; HttpOnly; ${common}`,
    `${SIGNED_IN_COOKIE}=${hint}; Max-Age=${age.refresh}; Path=/; ${common}`,
  ];
  return {
    read: (header, token) => cookieValue(header, names[token]) || undefined,
    hand: ({ accessToken, refreshToken, expiresIn }) =>
      cookies(accessToken, refreshToken, "1", { access: expiresIn, refresh: SESSION_SECONDS }),
    clear: () => cookies("", "", "", { access: 0, refresh: 0 }),
  };
}
