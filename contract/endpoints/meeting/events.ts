import { z } from "zod";
import { errors, memberEndpoint } from "../../endpoint.ts";
import { nextCursorSchema, pageQuerySchema } from "../../schemas/pages.ts";
import { interestSchema } from "../../schemas/people.ts";
import { EVENT_KINDS, EVENT_ORDERS, EVENT_STANDINGS, EVENTS } from "../../vocabulary/events.ts";
import { GOING } from "../../vocabulary/going.ts";

export const eventSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  kind: z.enum(EVENT_KINDS),
  city: z.object({ name: z.string(), region: z.string().nullable(), countryCode: z.string() }),
  venue: z.string(),
  /** Whole days where it takes place. */
  firstDay: z.iso.date(),
  lastDay: z.iso.date(),
  /** IANA name. */
  timeZone: z.string(),
  url: z.string().nullable(),
  isAdultsOnly: z.boolean(),
  /** What it is about, the best known first. */
  titles: z.array(interestSchema).max(EVENTS.titles),
  /** From the reader's city, with 2 decimals; null while they have not said it. */
  distanceKm: z.number().nullable(),
  /** How many people go: counted nightly, the same for everybody, in whole tens; null below ten. */
  goers: z.int().min(GOING.countStep).multipleOf(GOING.countStep).nullable(),
  standing: z.enum(EVENT_STANDINGS),
});
export type Event = z.infer<typeof eventSchema>;

const eventId = z.object({ eventId: z.uuid().toLowerCase() });

export const events = {
  list: memberEndpoint
    .route({
      method: "GET",
      path: "/events",
      summary: "Conventions, premieres and the like that have not ended",
      description:
        "One page, the earliest or the nearest first; without a city of one's own `hasCity` is false, and the order is by time. `search` takes words, each of which is in the name, the place, the city or a title that the event is about, in any language.",
      tags: ["events"],
    })
    .meta({ limit: "events" })
    .input(
      pageQuerySchema.extend({
        order: z.enum(EVENT_ORDERS).default("soonest"),
        search: z.string().max(EVENTS.search).optional(),
      }),
    )
    .output(z.object({ events: z.array(eventSchema), hasCity: z.boolean(), nextCursor: nextCursorSchema })),

  show: memberEndpoint
    .route({
      method: "GET",
      path: "/events/{eventId}",
      summary: "An event, also when it is over or withdrawn",
      tags: ["events"],
    })
    .meta({ limit: "events" })
    .errors(errors("EVENT_NOT_FOUND"))
    .input(eventId)
    .output(eventSchema),

  calendar: memberEndpoint
    .route({
      method: "GET",
      path: "/events/{eventId}/calendar",
      summary: "An event as a calendar file",
      description: "With whole days. Of a withdrawn event, a file that takes it off the calendar.",
      tags: ["events"],
    })
    .meta({ limit: "events" })
    .errors(errors("EVENT_NOT_FOUND"))
    .input(eventId)
    .output(z.file()),
};
