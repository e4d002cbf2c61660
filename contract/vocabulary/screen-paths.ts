/**
 * The paths of the product's screens (specification §2); `:name` stands for one segment. The browser's route table has
 * exactly these, and the server answers every other path with 404.
 */
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
  "/profile/:id",
  "/blocked-users",
  "/premium",
  "/success",
  "/decisions",
  "/settings",
  "/unsubscribe",
  "/moderation/bans",
] as const;
export type ScreenPath = (typeof SCREEN_PATHS)[number];

/** The screens that search engines may list: public ones that say something without a link from an email. */
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

/** The screen at a path; as in the browser, case and slashes at the end do not matter. */
export function screenPathOf(path: string): ScreenPath | undefined {
  const segments = (path.toLowerCase().replace(/\/+$/, "") || "/").split("/");
  const fits = (part: string, index: number) =>
    part.startsWith(":") ? segments[index] !== "" : part === segments[index];
  return SCREEN_PATHS.find((screen) => {
    const pattern = screen.split("/");
    return pattern.length === segments.length && pattern.every(fits);
  });
}

/** Whether there is a screen at a path. */
export function isScreenPath(path: string): boolean {
  return screenPathOf(path) !== undefined;
}

/**
 * Path, query and fragment of an address that leads to a screen of the product at `origin`; undefined for every other one.
 * Every redirect and every link that a request asks for goes through it, so that none leads to another site.
 */
export function screenAddress(address: string, origin: string): string | undefined {
  const url = URL.canParse(address, origin) ? new URL(address, origin) : undefined;
  if (url?.origin !== origin || url.pathname.startsWith("//") || !isScreenPath(url.pathname)) return undefined;
  return url.pathname + url.search + url.hash;
}
