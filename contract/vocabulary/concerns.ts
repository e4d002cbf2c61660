/** Answers beside a sent report, most urgent first. Also marks of cases. */
export const CONCERNS = ["danger", "underage", "money", "unsure"] as const;
export type Concern = (typeof CONCERNS)[number];

/** Whose words a sign for a mark is in. */
export const SIGN_SOURCES = ["reported", "reporter", "description"] as const;
