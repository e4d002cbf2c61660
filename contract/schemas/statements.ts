import { z } from "zod";
import { REPORT_KINDS } from "../vocabulary/reports.ts";
import { APPEAL_OUTCOMES, STATEMENT_KINDS } from "../vocabulary/statements.ts";

/** Null fields are pending. */
export const appealStateSchema = z.object({
  sentAt: z.iso.datetime(),
  outcome: z.enum(APPEAL_OUTCOMES).nullable(),
  answer: z.string().nullable(),
  decidedAt: z.iso.datetime().nullable(),
});
export type AppealState = z.infer<typeof appealStateSchema>;

/** Statement of reasons, as the person reads it. */
export const statementSchema = z.object({
  decisionId: z.uuid(),
  kind: z.enum(STATEMENT_KINDS),
  decidedAt: z.iso.datetime(),
  reason: z.string().nullable(),
  notes: z.string().nullable(),
  /** Kinds of evidence; never the reporter. */
  evidence: z.array(z.enum(REPORT_KINDS)),
  isAutomated: z.boolean(),
  /** Of a ban; null if permanent. */
  until: z.iso.datetime().nullable(),
  isLifted: z.boolean(),
  appeal: appealStateSchema.nullable(),
});
export type Statement = z.infer<typeof statementSchema>;
