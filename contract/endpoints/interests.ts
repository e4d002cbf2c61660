import { z } from "zod";
import { errors, memberEndpoint } from "../endpoint.ts";
import { interestKindSchema, interestSchema } from "../schemas/people.ts";
import { OWN_INTERESTS_MAX, POPULAR_TITLES } from "../vocabulary/limits.ts";

const interestId = z.object({ interestId: z.coerce.number<number>().int().positive().max(2_147_483_647) });

export const interests = {
  catalogue: memberEndpoint
    .route({
      method: "GET",
      path: "/interests",
      summary: "Titles one can love",
      description:
        "By name. `search` finds part of a title or of one of its alternative titles, ignoring case and accents, and orders by closeness: names that begin with it, then the best known, then by name. `matchedTitle` is the alternative that was hit, if it was one.",
      tags: ["interests"],
    })
    .input(
      z.object({
        kind: interestKindSchema.optional(),
        search: z.string().trim().max(100).optional(),
        limit: z.coerce.number<number>().int().min(1).max(1000).default(100),
      }),
    )
    .output(z.array(interestSchema.extend({ matchedTitle: z.string().nullable() }))),

  popular: memberEndpoint
    .route({
      method: "GET",
      path: "/interests/popular",
      summary: "The most chosen titles of a kind",
      description:
        "What most members have chosen, then the best known. How many have chosen a title is not told, and a title that few have chosen counts as chosen by nobody.",
      tags: ["interests"],
    })
    .input(z.object({ kind: interestKindSchema }))
    .output(z.array(interestSchema).max(POPULAR_TITLES)),

  mine: memberEndpoint
    .route({ method: "GET", path: "/me/interests", summary: "What I love", tags: ["interests"] })
    .output(z.array(interestSchema).max(OWN_INTERESTS_MAX)),

  add: memberEndpoint
    .route({ method: "PUT", path: "/me/interests/{interestId}", summary: "Add an interest", tags: ["interests"] })
    .errors(errors("INTEREST_NOT_FOUND", "INTERESTS_FULL"))
    .input(interestId)
    .output(interestSchema),

  remove: memberEndpoint
    .route({ method: "DELETE", path: "/me/interests/{interestId}", summary: "Remove an interest", tags: ["interests"] })
    .input(interestId)
    .output(z.object({ interestId: z.int() })),
};
