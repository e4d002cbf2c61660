/** Named as in the log. */

/** Named by the specification (BAN-04, LIMIT-23). */
export const BAN_DURATIONS = ["1_day", "1_week", "1_month", "permanent"] as const;
export type BanDuration = (typeof BAN_DURATIONS)[number];

/** Null: permanent (LIMIT-23). */
export const BAN_HOURS: Readonly<Record<BanDuration, number | null>> = {
  "1_day": 24,
  "1_week": 7 * 24,
  "1_month": 30 * 24,
  permanent: null,
};

/** In UTF-16 units. */
export const NOTES_MAX = 2000;

export const MAIN_DECISIONS = ["warning", "ban", "dismissal", "photo_rejected"] as const;

/** All decisions; from `photo_released` to `ban_changed` they follow an earlier one, marks and questions are of open cases, and exports of the log are about who made them. */
export const DECISION_ACTIONS = [
  ...MAIN_DECISIONS,
  "photo_released",
  "unban",
  "appeal_granted",
  "appeal_denied",
  "undo",
  "second_look",
  "ban_changed",
  "mark_set",
  "mark_removed",
  "question_asked",
  "log_exported",
] as const;
export type DecisionAction = (typeof DECISION_ACTIONS)[number];

/** Not appealed, ended early, appeal denied, appeal granted. */
export const DECISION_OUTCOMES = ["stands", "lifted", "upheld", "reversed"] as const;

/** Smaller public counts are hidden: they could identify a person. */
export const PUBLIC_COUNT_MIN = 5;

/** A decision can be undone for so long; its email waits. */
export const UNDO_SECONDS = 10;

export const UNDOABLE_DECISIONS = ["warning", "ban", "unban", "ban_changed", "dismissal"] as const;
