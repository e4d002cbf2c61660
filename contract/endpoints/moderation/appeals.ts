import { z } from "zod";
import { errors, moderatorEndpoint, openEndpoint } from "../../endpoint.ts";
import { nextCursorSchema, pageQuerySchema } from "../../schemas/pages.ts";
import { personBadgeSchema } from "../../schemas/people.ts";
import { appealStateSchema, statementSchema } from "../../schemas/statements.ts";
import { APPEAL_MAX, APPEAL_OUTCOMES } from "../../vocabulary/statements.ts";

const text = z.string().normalize().max(APPEAL_MAX);

export const openAppealSchema = z.object({
  id: z.uuid(),
  sentAt: z.iso.datetime(),
  body: z.string(),
  person: personBadgeSchema,
  statement: statementSchema.omit({ appeal: true }),
  /** SHA-256 of the decision's sealed evidence, in hex; `cases.person` has it. */
  evidence: z.array(z.string()),
  /** The rejected photo, until it is replaced; null for other decisions. */
  photoUrl: z.string().nullable(),
  /** Null for a program or a deleted account. */
  decidedBy: personBadgeSchema.pick({ id: true, nickname: true }).nullable(),
  isOwnDecision: z.boolean(),
  /** The caller's unsent answer. */
  draft: z.string().nullable(),
});
export type OpenAppeal = z.infer<typeof openAppealSchema>;

export const appeals = {
  create: openEndpoint
    .route({
      method: "POST",
      path: "/appeals",
      summary: "Appeal against a decision about me",
      description:
        "One appeal per decision. A person who cannot sign in because of the decision sends the `token` of the refusal instead of a session; it works for half an hour. Sending the same text again changes nothing.",
      tags: ["appeals"],
    })
    .meta({ worksInMaintenance: true, limit: "appeal" })
    .errors(
      errors("SESSION_MISSING", "APPEAL_TOKEN_INVALID", "DECISION_NOT_FOUND", "DECISION_LIFTED", "APPEAL_DUPLICATE"),
    )
    .input(z.object({ decisionId: z.uuid().toLowerCase(), body: text, token: z.string().max(500).optional() }))
    .output(appealStateSchema),

  list: moderatorEndpoint
    .route({
      method: "GET",
      path: "/moderation/appeals",
      summary: "The open appeals, first come first served",
      description: "Without those of the moderator themselves. `total` is counted for the first page only.",
      tags: ["appeals"],
    })
    .input(pageQuerySchema)
    .output(
      z.object({
        appeals: z.array(openAppealSchema),
        total: z.int().nonnegative().nullable(),
        nextCursor: nextCursorSchema,
      }),
    ),

  saveDraft: moderatorEndpoint
    .route({
      method: "PUT",
      path: "/moderation/appeals/{appealId}/draft",
      summary: "Keep my unsent answer to an appeal",
      description:
        "Replaces the draft; a blank answer erases it. It ends with the appeal, at the latest after 30 days.",
      tags: ["appeals"],
    })
    .errors(errors("APPEAL_NOT_FOUND"))
    .input(z.object({ appealId: z.uuid().toLowerCase(), answer: text }))
    .output(z.object({ isSaved: z.literal(true) })),

  decide: moderatorEndpoint
    .route({
      method: "PUT",
      path: "/moderation/appeals/{appealId}/outcome",
      summary: "Decide about an appeal",
      description:
        "Granting reverses the decision. The moderator who made it is refused, and of two who decide at once the second.",
      tags: ["appeals"],
    })
    .errors(errors("APPEAL_NOT_FOUND", "APPEAL_DECIDED", "OWN_DECISION"))
    .input(z.object({ appealId: z.uuid(), outcome: z.enum(APPEAL_OUTCOMES), answer: text }))
    .output(z.object({ outcome: z.enum(APPEAL_OUTCOMES) })),
};
