import type { Statement } from "@nakamatch/contract/schemas/statements";

/** Which of the phrases `statement` say what a decision means, what it is based on, and who decided. */
export interface StatementPhrases {
  effect: "warning" | "banUntil" | "banForever" | "photo" | "lifted";
  basis: "profile" | "chat" | "both" | "account" | "photo";
  decider: "person" | "personAfterProgram" | "program";
}

/** Puts a statement of reasons into words, the same on screen and in emails. */
export function statementPhrases(statement: Omit<Statement, "appeal">): StatementPhrases {
  const isPhoto = statement.kind === "photo";
  return {
    effect: effectOf(statement),
    basis: isPhoto ? "photo" : basisOf(statement.evidence),
    decider: statement.isAutomated ? "program" : isPhoto ? "personAfterProgram" : "person",
  };
}

function basisOf(evidence: Statement["evidence"]): StatementPhrases["basis"] {
  return evidence.length > 1 ? "both" : (evidence[0] ?? "account");
}

function effectOf({ kind, until, isLifted }: Omit<Statement, "appeal">): StatementPhrases["effect"] {
  if (isLifted) return "lifted";
  if (kind !== "ban") return kind;
  return until === null ? "banForever" : "banUntil";
}
