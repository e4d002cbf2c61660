import { z } from "zod";
import { errors, memberEndpoint } from "../../endpoint.ts";
import { nextCursorSchema, pageQuerySchema } from "../../schemas/pages.ts";
import { personBadgeSchema, personId } from "../../schemas/people.ts";

const person = z.object({ personId });

/** BLOCK-07, BLOCK-08. */
export const blockedPersonSchema = z.object({
  person: personBadgeSchema,
  realName: z.string().nullable(),
  blockedAt: z.iso.datetime(),
});
export type BlockedPerson = z.infer<typeof blockedPersonSchema>;

export const blocks = {
  list: memberEndpoint
    .route({
      method: "GET",
      path: "/blocks",
      summary: "The people I have blocked, the latest first",
      description: "`total` is counted for the first page only.",
      tags: ["blocks"],
    })
    .input(pageQuerySchema)
    .output(
      z.object({
        blocked: z.array(blockedPersonSchema),
        total: z.int().nonnegative().nullable(),
        nextCursor: nextCursorSchema,
      }),
    ),

  block: memberEndpoint
    .route({
      method: "PUT",
      path: "/people/{personId}/block",
      summary: "Block a person",
      description:
        "From then on neither of the two sees, likes or writes to the other. The blocked person is not told. Sets the wanted state, so that repeating it changes nothing.",
      tags: ["blocks"],
    })
    .meta({ worksInMaintenance: true, limit: "block", dailyLimit: "blocksOfDay" })
    .errors(errors("PERSON_NOT_FOUND"))
    .input(person)
    .output(z.object({ isBlocked: z.literal(true) })),

  unblock: memberEndpoint
    .route({ method: "DELETE", path: "/people/{personId}/block", summary: "Take a block back", tags: ["blocks"] })
    .meta({ worksInMaintenance: true, limit: "block" })
    .input(person)
    .output(z.object({ isBlocked: z.literal(false) })),
};
