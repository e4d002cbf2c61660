import { z } from "zod";
import { errors, memberEndpoint } from "../../endpoint.ts";
import { discoveryFilters } from "../../schemas/discovery-filters.ts";
import { nextCursorSchema, pageQuerySchema } from "../../schemas/pages.ts";
import { personBadgeSchema, personCardSchema, personId } from "../../schemas/people.ts";
import { DISCOVERY_SORTS } from "../../vocabulary/discovery.ts";
import { DASHBOARD_PAGE } from "../../vocabulary/limits.ts";

const person = z.object({ personId });

export const discovery = {
  page: memberEndpoint
    .route({
      method: "GET",
      path: "/discovery",
      summary: "Compatible people, ranked",
      description:
        "One page with everything its cards need, and the number of all people who pass the filters. `cursor` continues after the last page's end; `maxDistance` 2000 and `ageRange` 18 to 100 mean no limit; people of unknown distance, age or languages stay. `goesTo` is refused but for events that are to come, to which I have gone for 24 hours. `viewerInterests` is how many interests you have yourself.",
      tags: ["discovery"],
    })
    .errors(errors("NOT_GOING"))
    .input(
      z.object({
        sort: z.enum(DISCOVERY_SORTS).default("distance"),
        ...discoveryFilters.shape,
        cursor: z.string().max(500).optional(),
        limit: z.coerce.number<number>().int().min(1).max(DASHBOARD_PAGE).default(DASHBOARD_PAGE),
      }),
    )
    .output(
      z.object({
        people: z.array(personCardSchema),
        total: z.int().nonnegative(),
        /** How many of `total` say no language; null without the filter `sharedLanguage`, or if I say none, and after the first page. */
        ofUnknownLanguage: z.int().nonnegative().nullable(),
        /** The same of those whose place is unknown, for `maxDistance`; null if mine is. */
        ofUnknownPlace: z.int().nonnegative().nullable(),
        viewerInterests: z.int().nonnegative(),
        nextCursor: z.string().nullable(),
      }),
    ),

  hidden: memberEndpoint
    .route({
      method: "GET",
      path: "/discovery/hidden",
      summary: "The people I have hidden from my dashboard, the latest first",
      tags: ["discovery"],
    })
    .input(pageQuerySchema)
    .output(z.object({ people: z.array(personBadgeSchema), nextCursor: nextCursorSchema })),

  isHidden: memberEndpoint
    .route({
      method: "GET",
      path: "/discovery/hidden/{personId}",
      summary: "Whether I have hidden a person from my dashboard",
      tags: ["discovery"],
    })
    .input(person)
    .output(z.object({ isHidden: z.boolean() })),

  hide: memberEndpoint
    .route({
      method: "PUT",
      path: "/discovery/hidden/{personId}",
      summary: "Hide a person from my dashboard",
      description:
        "They leave my list and its count, and nothing else changes: they still see me, and are not told. Sets the wanted state, so that repeating it changes nothing.",
      tags: ["discovery"],
    })
    .errors(errors("PERSON_NOT_FOUND", "HIDDEN_PEOPLE_FULL"))
    .input(person)
    .output(z.object({ isHidden: z.literal(true) })),

  unhide: memberEndpoint
    .route({
      method: "DELETE",
      path: "/discovery/hidden/{personId}",
      summary: "Show a hidden person on my dashboard again",
      tags: ["discovery"],
    })
    .input(person)
    .output(z.object({ isHidden: z.literal(false) })),
};
