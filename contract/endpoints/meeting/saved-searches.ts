import { z } from "zod";
import { errors, memberEndpoint } from "../../endpoint.ts";
import { discoveryFilters } from "../../schemas/discovery-filters.ts";
import { DISCOVERY_SORTS } from "../../vocabulary/discovery.ts";
import { SAVED_SEARCHES } from "../../vocabulary/limits.ts";

const searchId = z.uuid().toLowerCase();
const name = z.string().normalize().trim().max(SAVED_SEARCHES.name);
const sort = z.enum(DISCOVERY_SORTS);

const savedSearch = z.object({
  id: z.uuid(),
  name: z.string(),
  sort,
  filters: discoveryFilters,
  /** Whether the digest mentions new matching people. */
  inDigest: z.boolean(),
  /** It asked who goes to an event that I left, that is over or withdrawn: left out, and no news. Else absent. */
  isEventGone: z.boolean().optional(),
});
export type SavedSearch = z.output<typeof savedSearch>;

export const savedSearches = {
  list: memberEndpoint
    .route({
      method: "GET",
      path: "/discovery/searches",
      summary: "My saved searches, the oldest first",
      description:
        "A city or title that no longer exists is left out of its filters, as is an event to which I do not go any more, or which is over.",
      tags: ["discovery"],
    })
    .output(z.object({ searches: z.array(savedSearch) })),

  save: memberEndpoint
    .route({
      method: "PUT",
      path: "/discovery/searches/{searchId}",
      summary: "Save filters under a name",
      description: `At most ${SAVED_SEARCHES.max}, each under a name of its own. The client makes the id; sending the search again changes nothing.`,
      tags: ["discovery"],
    })
    .errors(errors("SAVED_SEARCHES_FULL", "NOT_FOUND", "NOT_GOING"))
    .input(z.object({ searchId, name, sort, filters: discoveryFilters, inDigest: z.boolean().default(true) }))
    .output(savedSearch),

  change: memberEndpoint
    .route({
      method: "PATCH",
      path: "/discovery/searches/{searchId}",
      summary: "Change a saved search",
      description: "What is absent stays. New filters, and the digest switched on, count people from now on.",
      tags: ["discovery"],
    })
    .errors(errors("NOT_FOUND", "NOT_GOING"))
    .input(
      z.object({
        searchId,
        name: name.optional(),
        sort: sort.optional(),
        filters: discoveryFilters.optional(),
        inDigest: z.boolean().optional(),
      }),
    )
    .output(savedSearch),

  remove: memberEndpoint
    .route({
      method: "DELETE",
      path: "/discovery/searches/{searchId}",
      summary: "Delete a saved search",
      description: "Without effect where there is none.",
      tags: ["discovery"],
    })
    .input(z.object({ searchId }))
    .output(z.object({ isRemoved: z.literal(true) })),
};
