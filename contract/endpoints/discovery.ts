import { oc } from "@orpc/contract";
import { z } from "zod";
import { personCardSchema } from "../schemas/people.ts";
import { DASHBOARD_PAGE } from "../vocabulary/limits.ts";

export const DISCOVERY_SORTS = ["distance", "compatibility"] as const;
export type DiscoverySort = (typeof DISCOVERY_SORTS)[number];

export const discovery = {
  page: oc
    .route({
      method: "GET",
      path: "/discovery",
      summary: "Compatible people, ranked",
      description:
        "One page with everything its cards need, and the number of all people found. `cursor` continues after the last page's end.",
      tags: ["discovery"],
    })
    .input(
      z.object({
        sort: z.enum(DISCOVERY_SORTS).default("distance"),
        cursor: z.string().max(500).optional(),
        limit: z.coerce.number<number>().int().min(1).max(DASHBOARD_PAGE).default(DASHBOARD_PAGE),
      }),
    )
    .output(
      z.object({
        people: z.array(personCardSchema),
        total: z.int().nonnegative(),
        nextCursor: z.string().nullable(),
      }),
    ),
};
