import { DAILY_PEOPLE } from "@nakamatch/contract/vocabulary/limits";
import { utcDate } from "@nakamatch/domain/people/age";
import type { Clock } from "../../../platform/clock.ts";
import type { Db } from "../../../platform/database/open.ts";
import { type JobHandler, scheduledJob } from "../../../platform/outbox.ts";
import { dayBefore } from "./policy.ts";
import { deleteBefore } from "./store.ts";

/** Daily clean-up. Local dates may be a day behind UTC, and are kept until they end. */
export function dailyPeopleJobs({ db, clock }: { db: Db; clock: Clock }): JobHandler<unknown>[] {
  const prune = () => deleteBefore(db, dayBefore(utcDate(clock.now()), DAILY_PEOPLE.keptDays + 1));
  return [scheduledJob("daily-people.prune", "34 3 * * *", prune)];
}
