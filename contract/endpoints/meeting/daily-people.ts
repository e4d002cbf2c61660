import { z } from "zod";
import { memberEndpoint } from "../../endpoint.ts";
import {
  cardLineSchema,
  goesToSchema,
  personSummarySchema,
  possibleSchema,
  recentActivitySchema,
} from "../../schemas/people.ts";
import { sharedTasteSchema } from "../../schemas/taste.ts";
import { AGE, DAILY_DISTANCES, DAILY_PEOPLE } from "../../vocabulary/limits.ts";

/** A card of the day. Distance in kilometres with 2 decimals. */
export const dailyPersonSchema = personSummarySchema.extend({
  distanceKm: z.number().nullable(),
  compatibility: z.int().min(1).max(100),
  /** Number of titles in common. */
  inCommon: z.int().positive(),
  /** One of them, another for each person if possible; null if one of us dropped or only plans each. */
  reason: sharedTasteSchema.nullable(),
  /** The title in common where there is only one. */
  onlyTitle: z.string().nullable(),
  recentActivity: recentActivitySchema,
  line: cardLineSchema.nullable(),
  possible: possibleSchema,
  goesTo: goesToSchema,
  hasLiked: z.boolean(),
  /** Both like each other. */
  isMatch: z.boolean(),
});
export type DailyPerson = z.infer<typeof dailyPersonSchema>;

const age = z.int().min(AGE.min).max(AGE.max).nullable();

const dailySettingsSchema = z.object({
  /** Kilometres; null is no limit. Unknown distances pass. */
  maxDistance: z.literal(DAILY_DISTANCES).nullable(),
  /** Years, inclusive; null is any. Unknown ages pass. */
  minAge: age,
  maxAge: age,
  /** Only people who speak one of my languages, or said none; without effect while I said none. */
  sharedLanguage: z.boolean(),
});
export type DailySettings = z.infer<typeof dailySettingsSchema>;

/** Too few people were within the settings of the draw. */
export const widenedSchema = dailySettingsSchema.extend({
  /** How many were. */
  within: z
    .int()
    .min(0)
    .max(DAILY_PEOPLE.shown - 1),
  /** Which limits others exceed. */
  isFarther: z.boolean(),
  isOtherAge: z.boolean(),
  isForeign: z.boolean(),
});
export type Widened = z.infer<typeof widenedSchema>;

export const dailyPeople = {
  today: memberEndpoint
    .route({
      method: "PUT",
      path: "/discovery/today",
      summary: "Six for today",
      description:
        "Up to six compatible people of closest taste, whom I have not liked or hidden, nor found here in seven days. The first request of a day (in my time zone if I told it, else in that of my city) chooses them, but not within 20 hours after the last choice, whatever the zone; the others read them, without those liked, hidden or gone since. Nobody is shown to more than twenty people a day; Premium does not matter, nor does distance within my settings. Those within my settings come first, among them the closest in taste before the others, where a photo, a title to name and that more than friendship is possible count 15 points each; of equals the nearest; with a limit of distance, those of unknown distance count as farther away. `settings`: those of this choice. `widened`: too few people were within them, so others follow, in wider and wider rings, then with ages a few years beyond, last in other languages. `nextAt` is when the next can be chosen, null while nobody is.",
      tags: ["discovery"],
    })
    .output(
      z.object({
        people: z.array(dailyPersonSchema).max(DAILY_PEOPLE.shown),
        settings: dailySettingsSchema.nullable(),
        widened: widenedSchema.nullable(),
        nextAt: z.iso.datetime().nullable(),
      }),
    ),

  settings: memberEndpoint
    .route({
      method: "GET",
      path: "/me/daily-people",
      summary: "Whom I want among my six for today",
      description:
        "`isChosen`: I have chosen, be it no limits. `hasLanguages`: I said which I speak. `holdsFrom`: when a change would hold, null if it draws the six of today anew.",
      tags: ["discovery"],
    })
    .output(
      dailySettingsSchema.extend({
        isChosen: z.boolean(),
        hasLanguages: z.boolean(),
        holdsFrom: z.iso.datetime().nullable(),
      }),
    ),

  change: memberEndpoint
    .route({
      method: "PUT",
      path: "/me/daily-people",
      summary: "Change whom I want among my six for today",
      description:
        "The six of today are chosen anew at once, but a second time on a day only with the next choice. Those liked or hidden do not come again, and the others do where they are within the new settings. Refused with `minAge` above `maxAge`.",
      tags: ["discovery"],
    })
    .meta({ limit: "profile" })
    // The app of before knew no ages.
    .input(dailySettingsSchema.extend({ minAge: age.default(null), maxAge: age.default(null) }))
    .output(dailySettingsSchema),
};
