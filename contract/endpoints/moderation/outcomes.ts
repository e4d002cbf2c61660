import { z } from "zod";
import { errors, memberEndpoint } from "../../endpoint.ts";
import { REPORTS_PER_OUTCOME } from "../../vocabulary/reports.ts";
import { APPEAL_MAX } from "../../vocabulary/statements.ts";

/** All that a reporter learns about a decision. */
export const reportOutcomeSchema = z.object({
  id: z.uuid(),
  reportedAt: z.iso.datetime(),
  toldAt: z.iso.datetime(),
  /** Their own words; those of deleted reports are missing. */
  reports: z
    .array(
      z.object({
        /** A code, or the text of an imported report. */
        reason: z.string(),
        description: z.string().nullable(),
        reportedAt: z.iso.datetime(),
      }),
    )
    .max(REPORTS_PER_OUTCOME),
  /** Whether anything was done. */
  isActed: z.boolean(),
  /** Whether it answers an appeal. */
  isFinal: z.boolean(),
  appealedAt: z.iso.datetime().nullable(),
  canAppeal: z.boolean(),
});
export type ReportOutcome = z.infer<typeof reportOutcomeSchema>;

export const outcomes = {
  mine: memberEndpoint
    .route({
      method: "GET",
      path: "/me/report-outcomes",
      summary: "What became of my reports",
      description:
        "The latest 50 of a year, the newest first: what they reported, and whether anything was done, never what. Only their own words may name the reported person.",
      tags: ["reports"],
    })
    .output(z.object({ outcomes: z.array(reportOutcomeSchema) })),

  appeal: memberEndpoint
    .route({
      method: "POST",
      path: "/me/report-outcomes/{outcomeId}/appeal",
      summary: "Appeal against nothing being done about what I reported",
      description:
        "Once. The reports are open again, for a moderator who did not decide before. Sending the same text again changes nothing.",
      tags: ["reports"],
    })
    .meta({ worksInMaintenance: true, limit: "appeal" })
    .errors(errors("DECISION_NOT_FOUND", "REPORT_APPEAL_DUPLICATE", "REPORT_DUPLICATE"))
    .input(z.object({ outcomeId: z.uuid(), body: z.string().normalize().max(APPEAL_MAX) }))
    .output(reportOutcomeSchema),
};
