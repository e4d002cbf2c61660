import type { DayFigures, LogEntry } from "@nakamatch/contract/endpoints/moderation/log";
import type { FiguresRow, LoggedRow } from "./types.ts";

/** An entry for moderators. */
export function presentEntry({ until, decidedAt, ...entry }: LoggedRow): LogEntry {
  return { ...entry, until: until?.toISOString() ?? null, decidedAt: decidedAt.toISOString() };
}

/** Days and their total; the row without a day is the total. */
export function presentFigures(rows: FiguresRow[]): { days: DayFigures[]; all: Omit<DayFigures, "day"> } {
  const days: DayFigures[] = [];
  let all: Omit<DayFigures, "day"> = { received: 0, decided: 0, minutes: null, appeals: 0, granted: 0 };
  for (const { day, ...figures } of rows) {
    if (day === null) all = figures;
    else days.push({ day, ...figures });
  }
  return { days, all };
}
