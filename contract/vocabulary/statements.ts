/** The decisions about a person that they are given a statement of reasons for, and may appeal against. */
export const STATEMENT_KINDS = ["warning", "ban", "photo"] as const;
export type StatementKind = (typeof STATEMENT_KINDS)[number];

/** How an appeal ends. */
export const APPEAL_OUTCOMES = ["granted", "denied"] as const;
export type AppealOutcome = (typeof APPEAL_OUTCOMES)[number];

/** Most UTF-16 units of an appeal, and of the answer to it. */
export const APPEAL_MAX = 2000;

/** Statements that a person is shown, the latest ones. */
export const STATEMENTS_SHOWN = 50;
