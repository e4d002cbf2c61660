import { z } from "zod";
import { errors, memberEndpoint } from "../../endpoint.ts";
import { shelfSchema, titleId, titleStatusSchema } from "../../schemas/shelf.ts";
import { OWN_INTERESTS_MAX, SHELF } from "../../vocabulary/limits.ts";

const pins = z.object({
  interestIds: z
    .array(titleId)
    .max(SHELF.pins)
    .refine((ids) => new Set(ids).size === ids.length, { error: "duplicate" }),
});

const ownStatusSchema = z.object({ id: titleId, status: titleStatusSchema, since: z.iso.datetime() });

/** Includes statuses that have expired for others. */
export const ownShelfSchema = shelfSchema.extend({ statuses: z.array(ownStatusSchema).max(OWN_INTERESTS_MAX) });
export type OwnShelf = z.infer<typeof ownShelfSchema>;
export type OwnStatus = z.infer<typeof ownStatusSchema>;

export const shelf = {
  mine: memberEndpoint
    .route({ method: "GET", path: "/me/shelf", summary: "My pinned titles and statuses", tags: ["interests"] })
    .output(ownShelfSchema),

  pin: memberEndpoint
    .route({
      method: "PUT",
      path: "/me/shelf",
      summary: "Pin my favourites, in order",
      description: "The whole list, of titles among my interests. Stores all or none; the last one wins.",
      tags: ["interests"],
    })
    .errors(errors("INTEREST_NOT_FOUND"))
    .input(pins)
    .output(pins),

  setStatus: memberEndpoint
    .route({
      method: "PUT",
      path: "/me/interests/{interestId}/status",
      summary: "Say how far I am with a title",
      description:
        "`since` changes with the status; `now` again confirms it and renews `since`. Others no longer see `now` 60 days later. Null removes the status.",
      tags: ["interests"],
    })
    .errors(errors("INTEREST_NOT_FOUND"))
    .input(
      z.object({
        interestId: z.coerce.number<number>().int().positive().max(2_147_483_647),
        status: titleStatusSchema.nullable(),
      }),
    )
    .output(z.object({ status: ownStatusSchema.nullable() })),
};
