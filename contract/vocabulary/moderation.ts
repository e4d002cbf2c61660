export const CLAIM_MINUTES = 15;

export const PEOPLE_SEARCH_MAX = 60;

/** Moderators in the menu of a claim. */
export const COLLEAGUES_MAX = 50;

/** Permanent bans per list of those that wait for a second look. */
export const SECOND_LOOKS_MAX = 20;

/** Newest first. */
export const CASE_SHOWN = { reports: 100, decisions: 50 } as const;
