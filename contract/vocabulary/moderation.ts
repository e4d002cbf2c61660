export const CLAIM_MINUTES = 15;

export const PEOPLE_SEARCH_MAX = 60;

/** Newest first. */
export const CASE_SHOWN = { reports: 100, decisions: 50 } as const;
