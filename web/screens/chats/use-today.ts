import { useMemo } from "react";

/** Some time of the current day: the same object until the day changes, so that what depends on the day alone does not re-render. */
export function useToday(now: Date): Date {
  const day = now.toDateString();
  return useMemo(() => new Date(day), [day]);
}
