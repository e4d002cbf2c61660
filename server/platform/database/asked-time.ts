import { PLANS } from "@nakamatch/contract/vocabulary/plans";
import { eq, sql } from "drizzle-orm";
import { plans } from "./schema/plans.ts";

const answerHours = sql.raw(String(PLANS.answerDays * 24));

/** A request for another time is pending: `planState` of an open plan says "changeAsked". */
export const isTimeAsked = sql<boolean>`(${plans.askedAt} is not null and now() < least(${plans.askedStartsAt},
  ${plans.askedAt} + make_interval(hours => ${answerHours}), case when ${eq(plans.standing, "accepted")} then ${plans.startsAt} end))`;
