/** How long a moderator's claim of a case holds without being renewed, in minutes. */
export const CLAIM_MINUTES = 15;

/** Longest text that moderators search people by: a nickname or a real name. */
export const PEOPLE_SEARCH_MAX = 60;

/** Most reports about a person, and most decisions, that the person's case shows; the latest. */
export const CASE_SHOWN = { reports: 100, decisions: 50 } as const;
