import { readUrl } from "./read-url.ts";

/** All screens. The browser's route table must match; the server answers others with 404. */
export const SCREEN_PATHS = [
  "/",
  "/register",
  "/register/complete",
  "/login",
  "/reset-password",
  "/contact",
  "/privacy",
  "/sobre-mi",
  "/terms",
  "/dashboard",
  "/matches",
  "/chats",
  "/profile/edit",
  "/profile/me",
  "/profile/:id",
  "/blocked-users",
  "/premium",
  "/success",
  "/decisions",
  "/events",
  "/settings",
  "/unsubscribe",
  "/moderation/bans",
  "/operator",
] as const;
export type ScreenPath = (typeof SCREEN_PATHS)[number];

/** Public pages for search engines. */
export const LISTED_PATHS: readonly ScreenPath[] = [
  "/",
  "/register",
  "/login",
  "/contact",
  "/privacy",
  "/sobre-mi",
  "/premium",
  "/terms",
];

/** Ignores case and trailing slashes, like the browser's router. */
export function screenPathOf(path: string): ScreenPath | undefined {
  const segments = (path.toLowerCase().replace(/\/+$/, "") || "/").split("/");
  const fits = (part: string, index: number) =>
    part.startsWith(":") ? segments[index] !== "" : part === segments[index];
  return SCREEN_PATHS.find((screen) => {
    const pattern = screen.split("/");
    return pattern.length === segments.length && pattern.every(fits);
  });
}

export function isScreenPath(path: string): boolean {
  return screenPathOf(path) !== undefined;
}

/**
 * Undefined unless the URL is one of our screens at `origin`. Validates all redirects and links, against open
 * redirects.
 */
export function screenAddress(address: string, origin: string): string | undefined {
  const url = readUrl(address, origin);
  if (url?.origin !== origin || url.pathname.startsWith("//") || !isScreenPath(url.pathname)) return undefined;
  return url.pathname + url.search + url.hash;
}
