/** Business constants (specification §9), for all workspaces. */

/** In years, inclusive (LIMIT-01). */
export const AGE = { min: 18, max: 100 } as const;

/** In characters, inclusive (LIMIT-02). */
export const NICKNAME = { min: 3, max: 20 } as const;

/** Maximum characters of first and last name each (LIMIT-03). */
export const NAME_MAX = 10;

/** Maximum UTF-16 units (LIMIT-04, OPEN-89). */
export const BIO_MAX = 300;

/** In characters: `short` has its own message, `min` is the full rule (LIMIT-05, OPEN-13). */
export const PASSWORD = { short: 6, min: 8, max: 255 } as const;

/** In UTF-16 units: `max` is the maximum, above `warn` the counter turns yellow (LIMIT-06). */
export const MESSAGE = { max: 350, warn: 300 } as const;

/** Messages per page (LIMIT-07). */
export const MESSAGE_PAGE = 25;

/** Higher message counts are not determined. */
export const MESSAGE_COUNT_MAX = 10_000;

/** Online status after the last activity, in milliseconds (LIMIT-08). */
export const ONLINE_WINDOW_MS = 2 * 60_000;

/** Maximum number on the unread badge (LIMIT-09). */
export const UNREAD_BADGE_MAX = 9;

/** Maximum number on the tabs of matches; above it `999+`. */
export const MATCH_COUNT_MAX = 999;

/** Cards per dashboard page (LIMIT-10). */
export const DASHBOARD_PAGE = 39;

/** Matches or conversations per page. */
export const LIST_PAGE = 39;

/** Mean radius in kilometres, for great-circle distances (LIMIT-16). */
export const EARTH_RADIUS_KM = 6371;

/** Cities per page, and maximum options in selects (LIMIT-17). */
export const CITY_PAGE = 1000;
export const CITY_OPTIONS = { registration: 500, filter: 100 } as const;

/** The match celebration (LIMIT-18). */
export const CONFETTI = { particles: 120, durationMs: 5000 } as const;

/** Common interests shown per card (LIMIT-19). */
export const COMMON_INTERESTS = { dashboard: 6, matches: 5 } as const;

/** Maximum interests per person. */
export const OWN_INTERESTS_MAX = 1000;

/** Popular titles per kind in the interests editor. */
export const POPULAR_TITLES = 8;

/** Delay before `/login` after sign-up or password change, in milliseconds (LIMIT-20). */
export const REDIRECT_DELAY_MS = 2000;

/** Interval of the navigation-dot poll, in milliseconds (LIMIT-21). */
export const NOTIFICATION_POLL_MS = 30_000;

/** Per request of an import: entries; per entry: titles, their characters, references. */
export const LIST_BATCH = { entries: 200, titles: 4, titleLength: 200, references: 4 } as const;

/** Maximum unknown titles reported by an import, favourites first. */
export const UNKNOWN_TITLES_MAX = 200;

/** Maximum passkeys per person, and maximum characters of a passkey's name. */
export const MOST_PASSKEYS = 10;
export const PASSKEY_NAME_MAX = 60;
