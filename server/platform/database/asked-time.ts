import { eq, sql } from "drizzle-orm";
import { plans } from "./schema/plans.ts";

/** Another time is asked for, and can still be agreed on: as `planState` says "changeAsked" of an open plan. */
export const isTimeAsked = sql<boolean>`(${plans.askedAt} is not null and now() < least(${plans.askedStartsAt},
  ${plans.askedAt} + interval '168 hours', case when ${eq(plans.standing, "accepted")} then ${plans.startsAt} end))`;
