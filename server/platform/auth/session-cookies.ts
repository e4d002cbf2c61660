import { SIGNED_IN_COOKIE } from "@nakamatch/contract/vocabulary/session";
import { cookieName, cookieValue, setCookie } from "./cookies.ts";

/** Access and refresh token of a session. */
export interface TokenPair {
  accessToken: string;
  refreshToken: string;
  /** When the access token expires, in seconds since the epoch, and in how many seconds. */
  expiresAt: number;
  expiresIn: number;
  /** False: the cookies end with the browser's session. */
  isRemembered: boolean;
}

/** Without a refresh of its tokens. */
export const SESSION_SECONDS = 30 * 24 * 60 * 60;

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
  const cookies = (access: string, refresh: string, hint: string, age: { access?: number; refresh?: number }) => [
    setCookie(publicUrl, names.access, access, { maxAge: age.access }),
    setCookie(publicUrl, names.refresh, refresh, { maxAge: age.refresh, path: REFRESH_PATH }),
    setCookie(publicUrl, SIGNED_IN_COOKIE, hint, { maxAge: age.refresh, isReadable: true }),
  ];
  return {
    read: (header, token) => cookieValue(header, names[token]) || undefined,
    hand: ({ accessToken, refreshToken, expiresIn, isRemembered }) =>
      cookies(accessToken, refreshToken, "1", isRemembered ? { access: expiresIn, refresh: SESSION_SECONDS } : {}),
    clear: () => cookies("", "", "", { access: 0, refresh: 0 }),
  };
}
