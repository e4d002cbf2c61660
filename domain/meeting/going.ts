import { GOING } from "@nakamatch/contract/vocabulary/going";
import type { EventDays } from "./events.ts";

const HOUR_MS = 60 * 60_000;

/** Where and when somebody will be. */
export interface GoingTo extends Pick<EventDays, "firstDay" | "lastDay"> {
  cityId: number;
}

export type GoingProblem = "full" | "elsewhere";

/** Why somebody who goes to `others`, none of them over, cannot go to one more; null if they can. */
export function goingProblem(wanted: GoingTo, others: readonly GoingTo[]): GoingProblem | null {
  if (others.length >= GOING.most) return "full";
  return others.some((other) => isElsewhere(wanted, other)) ? "elsewhere" : null;
}

/** Whether two events share a day, in different cities. */
function isElsewhere(one: GoingTo, other: GoingTo): boolean {
  return one.cityId !== other.cityId && one.firstDay <= other.lastDay && other.firstDay <= one.lastDay;
}

/** When the list of who goes opens for somebody, and they appear in it. */
export function goersOpenAt(since: Date): Date {
  return new Date(since.getTime() + GOING.hoursBefore * HOUR_MS);
}

/** Those who have gone since then, or longer, see and are seen. */
export function openSince(now: Date): Date {
  return new Date(now.getTime() - GOING.hoursBefore * HOUR_MS);
}

/** Changes up to then no longer count. */
export function changesCountAfter(now: Date): Date {
  return new Date(now.getTime() - GOING.changesDays * 24 * HOUR_MS);
}
