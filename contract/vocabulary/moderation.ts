/** Minutes before a claim expires. */
export const CLAIM_MINUTES = 15;

/** Maximum characters of a search by nickname or real name. */
export const PEOPLE_SEARCH_MAX = 60;

/** Maximum reports and decisions in a case, newest first. */
export const CASE_SHOWN = { reports: 100, decisions: 50 } as const;
