import { z } from "zod";
import { memberEndpoint } from "../endpoint.ts";
import { personBadgeSchema } from "../schemas/people.ts";
import { rareTasteSchema } from "../schemas/taste.ts";
import { DAILY_PEOPLE } from "../vocabulary/limits.ts";

/** A small card. */
export const dailyPersonSchema = personBadgeSchema.extend({
  isVerified: z.boolean(),
  compatibility: z.int().min(1).max(100),
  /** Number of titles in common. */
  inCommon: z.int().positive(),
  taste: rareTasteSchema.nullable(),
  hasLiked: z.boolean(),
  /** Both like each other. */
  isMatch: z.boolean(),
});
export type DailyPerson = z.infer<typeof dailyPersonSchema>;

export const dailyPeople = {
  today: memberEndpoint
    .route({
      method: "PUT",
      path: "/discovery/today",
      summary: "Six for today",
      description:
        "Up to six compatible people of closest taste, whom I have not liked or hidden, nor found here in seven days. The first request of a day (in my time zone if I told it, else in that of my city) chooses them, the others read them, without those liked, hidden or gone since. Nobody is shown to more than twenty people a day; Premium and distance do not matter.",
      tags: ["discovery"],
    })
    .output(z.object({ people: z.array(dailyPersonSchema).max(DAILY_PEOPLE.shown) })),
};
