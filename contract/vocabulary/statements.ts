/** Can be appealed. */
export const STATEMENT_KINDS = ["warning", "ban", "photo"] as const;
export type StatementKind = (typeof STATEMENT_KINDS)[number];

export const APPEAL_OUTCOMES = ["granted", "denied"] as const;
export type AppealOutcome = (typeof APPEAL_OUTCOMES)[number];

/** UTF-16 units of an appeal and of its answer. */
export const APPEAL_MAX = 2000;

/** Newest first. */
export const STATEMENTS_SHOWN = 50;
