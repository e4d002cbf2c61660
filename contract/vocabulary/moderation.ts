export const CLAIM_MINUTES = 15;

/** How long a claim outlives its page, so that a reload keeps it. */
export const CLAIM_GRACE_SECONDS = 20;

export const PEOPLE_SEARCH_MAX = 60;

/** Orders of the cases: the heaviest first, the longest waiting first, by the reason of the last report. */
export const CASE_SORTS = ["urgency", "age", "reason"] as const;
export type CaseSort = (typeof CASE_SORTS)[number];

/** Reasons that an entry sums up, the most frequent first. */
export const CASE_REASONS_MAX = 4;

/** Moderators in the menu of a claim. */
export const COLLEAGUES_MAX = 50;

/** Permanent bans per list of those that wait for a second look. */
export const SECOND_LOOKS_MAX = 20;

/** Entries of the log in a file, the latest ones. */
export const LOG_EXPORT_MAX = 5000;

/** In UTF-16 units. */
export const PRIVATE_NOTE_MAX = 1000;

/** Per person. */
export const PRIVATE_NOTES_MAX = 50;

/** Newest first; of the reports made by the person, `made` are counted. */
export const CASE_SHOWN = { reports: 100, decisions: 50, made: 50 } as const;

/** Outcome of a report: a measure, a dismissal, a measure reversed on appeal, or `closed` if unknown by now. */
export const REPORT_ENDINGS = ["open", "measure", "dismissal", "reversed", "closed"] as const;
export type ReportEnding = (typeof REPORT_ENDINGS)[number];
