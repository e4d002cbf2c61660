import { z } from "zod";
import { APPEAL_OUTCOMES, STATEMENT_KINDS } from "../vocabulary/statements.ts";

/** What became of an appeal so far; outcome, answer and time of the decision are null while it is open. */
export const appealStateSchema = z.object({
  sentAt: z.iso.datetime(),
  outcome: z.enum(APPEAL_OUTCOMES).nullable(),
  answer: z.string().nullable(),
  decidedAt: z.iso.datetime().nullable(),
});
export type AppealState = z.infer<typeof appealStateSchema>;

/** Why something was decided about a person, as that person is told: rule, facts, whether automated, for how long. */
export const statementSchema = z.object({
  decisionId: z.uuid(),
  kind: z.enum(STATEMENT_KINDS),
  decidedAt: z.iso.datetime(),
  /** The rule: a language-neutral code. */
  reason: z.string().nullable(),
  /** What the moderator wrote. */
  notes: z.string().nullable(),
  /** What kinds of evidence were at hand; never who reported. */
  evidence: z.array(z.enum(["profile", "chat"])),
  /** Decided by a program, without a person. */
  isAutomated: z.boolean(),
  /** The end of a ban; null is permanent. Always null for other kinds. */
  until: z.iso.datetime().nullable(),
  /** Taken back since. */
  isLifted: z.boolean(),
  /** Null where nobody has appealed. */
  appeal: appealStateSchema.nullable(),
});
export type Statement = z.infer<typeof statementSchema>;
