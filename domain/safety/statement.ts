import type { Statement } from "@nakamatch/contract/schemas/statements";

/** Keys of the phrases `statement`: meaning, basis and author of a decision. */
export interface StatementPhrases {
  effect: "warning" | "banUntil" | "banForever" | "photo" | "lifted";
  basis: "profile" | "chat" | "both" | "words" | "account" | "photo";
  decider: "person" | "personAfterProgram" | "program";
}

/** Words a statement of reasons, alike on screen and in emails. */
export function statementPhrases(statement: Omit<Statement, "appeal">): StatementPhrases {
  const isPhoto = statement.kind === "photo";
  return {
    effect: effectOf(statement),
    basis: isPhoto ? "photo" : basisOf(statement.evidence),
    decider: statement.isAutomated ? "program" : isPhoto ? "personAfterProgram" : "person",
  };
}

function basisOf(evidence: Statement["evidence"]): StatementPhrases["basis"] {
  // Words are few, and usually part of the other evidence too.
  const [main, second] = evidence.filter((kind) => kind !== "words");
  return second ? "both" : (main ?? evidence[0] ?? "account");
}

function effectOf({ kind, until, isLifted }: Omit<Statement, "appeal">): StatementPhrases["effect"] {
  if (isLifted) return "lifted";
  if (kind !== "ban") return kind;
  return until === null ? "banForever" : "banUntil";
}
