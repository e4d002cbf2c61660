/** What moderators decide, as the moderation log and the API name it. */

/** The durations of a ban, with the names that the specification gives them (BAN-04, LIMIT-23). */
export const BAN_DURATIONS = ["1_day", "1_week", "1_month", "permanent"] as const;
export type BanDuration = (typeof BAN_DURATIONS)[number];

/** How long each ban lasts, in hours; null has no end (LIMIT-23). */
export const BAN_HOURS: Readonly<Record<BanDuration, number | null>> = {
  "1_day": 24,
  "1_week": 7 * 24,
  "1_month": 30 * 24,
  permanent: null,
};

/** Notes of a moderator: most UTF-16 units. */
export const NOTES_MAX = 2000;

/** Decisions about what a person did or was reported for, or about their photo. */
export const MAIN_DECISIONS = ["warning", "ban", "dismissal", "photo_rejected"] as const;

/** Everything that is decided. The last three are about an earlier decision. */
export const DECISION_ACTIONS = [
  ...MAIN_DECISIONS,
  "photo_released",
  "unban",
  "appeal_granted",
  "appeal_denied",
] as const;
export type DecisionAction = (typeof DECISION_ACTIONS)[number];

/**
 * What became of a decision: it was not appealed, a moderator lifted the ban early, an appeal was denied, or an appeal was
 * granted.
 */
export const DECISION_OUTCOMES = ["stands", "lifted", "upheld", "reversed"] as const;

/** The least that the public figures say exactly: few decisions of a kind could point at somebody. */
export const PUBLIC_COUNT_MIN = 5;
