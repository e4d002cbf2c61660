/** In years, inclusive (LIMIT-01). */
export const AGE = { min: 18, max: 100 } as const;

/** In characters, inclusive (LIMIT-02). */
export const NICKNAME = { min: 3, max: 20 } as const;

/** Each of first and last name (LIMIT-03). */
export const NAME_MAX = 10;

/** UTF-16 units (LIMIT-04, OPEN-89). */
export const BIO_MAX = 300;

/** Answers on a profile; UTF-16 units of each. */
export const PROMPTS = { most: 3, answer: 150 } as const;
/** UTF-16 units of an answer or bio on a card. */
export const CARD_LINE_MAX = 140;

/** Photos of a person, with the first. */
export const PHOTOS_MAX = 6;

/** `short` has its own message, `min` is the full rule (LIMIT-05, OPEN-13). */
export const PASSWORD = { short: 6, min: 8, max: 255 } as const;

/** UTF-16 units; above `warn` the counter turns yellow (LIMIT-06). */
export const MESSAGE = { max: 350, warn: 300 } as const;

/** Minutes in which a sent message can be taken back; days for which its words are then kept for reports. */
export const TAKE_BACK = { minutes: 10, keptDays: 30 } as const;

/** UTF-16 units of the line that a quote shows. */
export const QUOTE_LINE_MAX = 120;

/** LIMIT-07. */
export const MESSAGE_PAGE = 25;

/** Found messages: how many on a page, what is shown of each before and after the place, and how long a search may take. */
export const FOUND_MESSAGES = { page: 25, before: 24, after: 80, searchMax: 100, seconds: 5 } as const;

/** Higher counts are not determined. */
export const MESSAGE_COUNT_MAX = 10_000;

/** Since the last activity (LIMIT-08). */
export const ONLINE_WINDOW_MS = 2 * 60_000;

/** LIMIT-09. */
export const UNREAD_BADGE_MAX = 9;

/** New messages of all chats; above it `99+`. */
export const NEW_MESSAGES_MAX = 99;

/**
 * Chats that wait for an answer: the number ends at `shown`, a reminder comes after `days` of silence until it is
 * `forgottenDays` old, the dashboard tells of `many`.
 */
export const TURNS = { shown: 99, days: 3, forgottenDays: 30, many: 8 } as const;

/** Above it `999+`. */
export const MATCH_COUNT_MAX = 999;

/** Cards (LIMIT-10). */
export const DASHBOARD_PAGE = 39;

/** Matches or conversations. */
export const LIST_PAGE = 39;

/** Mean radius, for great-circle distances (LIMIT-16). */
export const EARTH_RADIUS_KM = 6371;

/** Also the maximum options in selects (LIMIT-17). */
export const CITY_PAGE = 1000;
export const CITY_OPTIONS = { registration: 500, filter: 100 } as const;

/** LIMIT-18. */
export const CONFETTI = { particles: 120, durationMs: 5000 } as const;

/** Shown per card (LIMIT-19). */
export const COMMON_INTERESTS = { dashboard: 6, matches: 5 } as const;

/** Words with a like: UTF-16 units; maximum recipients per member within 24 hours. */
export const LIKE_WORDS = { max: 120, perDay: 20, newcomerPerDay: 5, withdrawnShown: 500 } as const;

export const OWN_INTERESTS_MAX = 1000;

/** Pinned titles; days after which "now" is no longer shown to others. */
export const SHELF = { pins: 5, nowDays: 60 } as const;

/** Per kind, in the interests editor. */
export const POPULAR_TITLES = 24;

/** Before `/login`, after sign-up or password change (LIMIT-20). */
export const REDIRECT_DELAY_MS = 2000;

/** LIMIT-21. */
export const NOTIFICATION_POLL_MS = 30_000;

/** Entries per request; titles, characters of a title and references per entry. */
export const LIST_BATCH = { entries: 200, titles: 4, titleLength: 200, references: 4 } as const;

/** Entries of an imported list. */
export const LIST_ENTRIES_MAX = 20_000;

/** Favourites first. */
export const UNKNOWN_TITLES_MAX = 200;

/** Gesture photos per person within seven days. */
export const VERIFICATION_TRIES = 3;

export const MOST_PASSKEYS = 10;
export const PASSKEY_NAME_MAX = 60;

/** `shown` people a day; none again within `keptDays`; each in at most `showings` selections a day. */
export const DAILY_PEOPLE = { shown: 6, keptDays: 7, showings: 20, hours: 20 } as const;

/** Kilometres to choose from for those people; also the rings by which the search widens. */
export const DAILY_DISTANCES = [25, 50, 100, 250, 500, 1000] as const;
/** Years by which the search widens the ages, once. */
export const DAILY_YEARS = 5;
export type DailyDistance = (typeof DAILY_DISTANCES)[number];

/**
 * A title is rare below the last bound, unless it is among the `famous` best known of its kind. Shown as "fewer than" the
 * next bound, never below `min`.
 */
export const RARE_FANS = { min: 10, below: [25, 50, 100, 250, 500, 1000], famous: 100 } as const;

/** Per person; a name in UTF-16 units. The digest tells from `told.min` new people on, and counts to `told.max`. */
export const SAVED_SEARCHES = { max: 5, name: 40, told: { min: 3, max: 20 } } as const;
