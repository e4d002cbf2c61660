import { z } from "zod";
import { errors, memberEndpoint } from "../../endpoint.ts";

/** Unconfirmed (WARN-02). */
export const warningSchema = z.object({
  id: z.uuid(),
  warnedAt: z.iso.datetime(),
  /** Free text if imported. */
  reason: z.string(),
  notes: z.string().nullable(),
  /** Null if imported, without a statement of reasons. */
  decisionId: z.uuid().nullable(),
});
export type Warning = z.infer<typeof warningSchema>;

export const warnings = {
  current: memberEndpoint
    .route({
      method: "GET",
      path: "/me/warning",
      summary: "My unconfirmed warning, and whether moderators wait for an answer",
      tags: ["warnings"],
    })
    .output(
      z.object({
        warning: warningSchema.nullable(),
        /** `questions.mine` has it; absent without one. */
        isAsked: z.literal(true).optional(),
      }),
    ),

  confirm: memberEndpoint
    .route({
      method: "PUT",
      path: "/me/warnings/{warningId}/seen",
      summary: "Confirm a warning",
      description:
        "A new warning has the id of the one before; `warnedAt` tells them apart, so that only the one shown is confirmed.",
      tags: ["warnings"],
    })
    .errors(errors("WARNING_NOT_FOUND"))
    .input(z.object({ warningId: z.uuid(), warnedAt: z.iso.datetime() }))
    .output(z.object({ isSeen: z.literal(true) })),
};
