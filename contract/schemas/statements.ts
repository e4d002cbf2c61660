import { z } from "zod";
import { APPEAL_OUTCOMES, STATEMENT_KINDS } from "../vocabulary/statements.ts";

/** Outcome, answer and decision time are null while pending. */
export const appealStateSchema = z.object({
  sentAt: z.iso.datetime(),
  outcome: z.enum(APPEAL_OUTCOMES).nullable(),
  answer: z.string().nullable(),
  decidedAt: z.iso.datetime().nullable(),
});
export type AppealState = z.infer<typeof appealStateSchema>;

/** Statement of reasons for a decision, as the person reads it. */
export const statementSchema = z.object({
  decisionId: z.uuid(),
  kind: z.enum(STATEMENT_KINDS),
  decidedAt: z.iso.datetime(),
  /** The violated rule. */
  reason: z.string().nullable(),
  /** By the moderator. */
  notes: z.string().nullable(),
  /** Kinds of evidence; never the reporter. */
  evidence: z.array(z.enum(["profile", "chat"])),
  isAutomated: z.boolean(),
  /** End of a ban. Null if permanent, and for other kinds. */
  until: z.iso.datetime().nullable(),
  isLifted: z.boolean(),
  /** Null without an appeal. */
  appeal: appealStateSchema.nullable(),
});
export type Statement = z.infer<typeof statementSchema>;
