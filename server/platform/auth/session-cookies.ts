import { SIGNED_IN_COOKIE } from "@nakamatch/contract/vocabulary/session-cookie";
import { cookieName, cookieValue, setCookie } from "./cookies.ts";

export interface TokenPair {
  accessToken: string;
  refreshToken: string;
  /** Expiry of the access token, in seconds since the epoch, and from now. */
  expiresAt: number;
  expiresIn: number;
  /** If false, the cookies end with the browser's session. */
  isRemembered: boolean;
}

/** Lifetime since the last refresh. */
export const SESSION_SECONDS = 30 * 24 * 60 * 60;

/** The same without "remember me": the server cannot see when the browser's session ends. */
export const BRIEF_SESSION_SECONDS = 12 * 60 * 60;

const REFRESH_PATH = "/api/auth";

export interface SessionCookies {
  read(header: string | undefined, token: "access" | "refresh"): string | undefined;
  /** `Set-Cookie` headers. */
  hand(pair: TokenPair): string[];
  clear(): string[];
}

/** Scripts cannot read the tokens (decisions: Sessions), only a third cookie that tells whether they exist. */
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
