/**
 * Business constants of the specification (§9). Each is defined here once; contract, domain, database tests and screens
 * take it from here.
 */

/** Ages in whole years, both inclusive (LIMIT-01). */
export const AGE = { min: 18, max: 100 } as const;

/** Nickname length in characters, both inclusive (LIMIT-02). */
export const NICKNAME = { min: 3, max: 20 } as const;

/** First and last name, each: most characters (LIMIT-03). */
export const NAME_MAX = 10;

/** Bio: most UTF-16 units (LIMIT-04, OPEN-89). */
export const BIO_MAX = 300;

/** Password length: `short` is the first, explicit check, `min` the full rule (LIMIT-05, OPEN-13). */
export const PASSWORD = { short: 6, min: 8, max: 255 } as const;

/** Chat message in UTF-16 units: `max` is refused above, `warn` turns the counter yellow above (LIMIT-06). */
export const MESSAGE = { max: 350, warn: 300 } as const;

/** Messages read per page of a conversation (LIMIT-07). */
export const MESSAGE_PAGE = 25;

/** A conversation's messages are counted up to here: that many means at least as many. */
export const MESSAGE_COUNT_MAX = 10_000;

/** A person counts as online this long after their last activity, in milliseconds (LIMIT-08). */
export const ONLINE_WINDOW_MS = 2 * 60_000;

/** Highest number the unread badge spells out (LIMIT-09). */
export const UNREAD_BADGE_MAX = 9;

/** Highest number that the tabs of the matches screen spell out; above it they show `999+`. */
export const MATCH_COUNT_MAX = 999;

/** Cards per dashboard page (LIMIT-10). */
export const DASHBOARD_PAGE = 39;

/** Matches or conversations per page: as many as cards. */
export const LIST_PAGE = 39;

/** Mean earth radius in kilometres for great-circle distances (LIMIT-16). */
export const EARTH_RADIUS_KM = 6371;

/** Cities read per range, and options offered at most in registration and in the dashboard filter (LIMIT-17). */
export const CITY_PAGE = 1000;
export const CITY_OPTIONS = { registration: 500, filter: 100 } as const;

/** The match celebration (LIMIT-18). */
export const CONFETTI = { particles: 120, durationMs: 5000 } as const;

/** Common interests shown per card (LIMIT-19). */
export const COMMON_INTERESTS = { dashboard: 6, matches: 5 } as const;

/** Most titles that a person can choose. */
export const OWN_INTERESTS_MAX = 1000;

/** Titles per kind that the interests editor offers as popular. */
export const POPULAR_TITLES = 8;

/** Wait before leaving for `/login` after sign-up or a password change, in milliseconds (LIMIT-20). */
export const REDIRECT_DELAY_MS = 2000;

/** Interval of the navigation-dot poll, in milliseconds (LIMIT-21). */
export const NOTIFICATION_POLL_MS = 30_000;

/** Entries of a list that are matched in one request; titles of one entry in different languages, their characters, and references. */
export const LIST_BATCH = { entries: 200, titles: 4, titleLength: 200, references: 4 } as const;

/** Unknown titles of a list that an import mentions at most, the most loved first. */
export const UNKNOWN_TITLES_MAX = 200;

/** Most passkeys of a person, and most characters of the name of one. */
export const MOST_PASSKEYS = 10;
export const PASSKEY_NAME_MAX = 60;
