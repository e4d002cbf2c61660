import { z } from "zod";
import { errors, memberEndpoint } from "../../endpoint.ts";
import { nextCursorSchema } from "../../schemas/pages.ts";
import { personCardSchema } from "../../schemas/people.ts";
import { GOER_VIEWS, GOING } from "../../vocabulary/going.ts";
import { DASHBOARD_PAGE } from "../../vocabulary/limits.ts";
import { eventSchema } from "./events.ts";

const choice = z.object({
  /** Whom I see, and who sees me. */
  view: z.enum(GOER_VIEWS),
  /** Only verified people, in both directions. */
  isVerifiedOnly: z.boolean(),
});

export const goingSchema = choice.extend({
  /** When the list of who goes opens for me, and I appear in that of others. */
  opensAt: z.iso.datetime(),
  /** Its days or place changed since I said so, or it was withdrawn for a while. */
  isMoved: z.boolean(),
});
export type Going = z.infer<typeof goingSchema>;

const changesLeft = z.int().min(0).max(GOING.changes);
const eventId = z.object({ eventId: z.uuid().toLowerCase() });

export const going = {
  mine: memberEndpoint
    .route({
      method: "GET",
      path: "/going",
      summary: "The events I go to",
      description:
        "Also those that are withdrawn, or over for less than a week; the earliest first. `changesLeft` is how often I may say so or change my choice until 30 days have passed since the first.",
      tags: ["events"],
    })
    .meta({ limit: "events" })
    .output(z.object({ going: z.array(goingSchema.extend({ event: eventSchema })), changesLeft })),

  go: memberEndpoint
    .route({
      method: "PUT",
      path: "/events/{eventId}/going",
      summary: "Say that I go to an event, or change who sees it",
      description:
        "Sets the wanted state: repeating it changes nothing, but for `isMoved`, which it turns off. At most three events at a time, none on the same day as one in another city, and five choices in 30 days. Coming back after leaving starts the 24 hours anew.",
      tags: ["events"],
    })
    .meta({ limit: "events" })
    .errors(errors("EVENT_NOT_FOUND", "EVENT_CLOSED", "GOING_FULL", "GOING_ELSEWHERE", "GOING_CHANGES_USED"))
    .input(eventId.extend(choice.shape))
    .output(goingSchema),

  leave: memberEndpoint
    .route({
      method: "DELETE",
      path: "/events/{eventId}/going",
      summary: "Say that I do not go any more",
      description: "Always possible. Repeating it changes nothing.",
      tags: ["events"],
    })
    .meta({ limit: "events" })
    .input(eventId)
    .output(z.object({ isGoing: z.literal(false) })),

  people: memberEndpoint
    .route({
      method: "GET",
      path: "/events/{eventId}/people",
      summary: "Who goes to an event to which I go",
      description:
        "From 24 hours after I said so. I see exactly those who see me: compatible people, as in discovery and in both directions, who have gone as long, where the choice of each admits the other. The closest first; `total` is how many there are.",
      tags: ["events"],
    })
    .meta({ limit: "events" })
    .errors(errors("EVENT_NOT_FOUND", "EVENT_CLOSED", "NOT_GOING", "GOERS_NOT_OPEN"))
    .input(
      eventId.extend({
        cursor: z.string().max(500).optional(),
        limit: z.coerce.number<number>().int().min(1).max(DASHBOARD_PAGE).default(DASHBOARD_PAGE),
      }),
    )
    .output(
      z.object({ people: z.array(personCardSchema), total: z.int().nonnegative(), nextCursor: nextCursorSchema }),
    ),
};
