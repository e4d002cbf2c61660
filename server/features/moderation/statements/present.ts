import type { Statement } from "@nakamatch/contract/schemas/statements";
import type { StatementKind } from "@nakamatch/contract/vocabulary/statements";
import type { StatementAction, StatementRow } from "./types.ts";

const KINDS: Record<StatementAction, StatementKind> = { warning: "warning", ban: "ban", photo_rejected: "photo" };

/** Presents a decision with its reasons to the person concerned. */
export function presentStatement(row: StatementRow): Statement {
  const { decisionId, reason, notes, isAutomated, isLifted } = row;
  const evidence: Statement["evidence"] = [];
  if (row.hasProfileEvidence) evidence.push("profile");
  if (row.hasChatEvidence) evidence.push("chat");
  if (row.hasWordsEvidence) evidence.push("words");
  return {
    decisionId,
    kind: KINDS[row.action],
    decidedAt: row.decidedAt.toISOString(),
    reason,
    notes,
    evidence,
    isAutomated,
    until: row.until?.toISOString() ?? null,
    isLifted,
    appeal: row.appealSentAt && {
      sentAt: row.appealSentAt.toISOString(),
      outcome: row.appealOutcome,
      answer: row.appealAnswer,
      decidedAt: row.appealDecidedAt?.toISOString() ?? null,
    },
  };
}
