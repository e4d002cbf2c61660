import type { DailyPerson } from "@nakamatch/contract/endpoints/meeting/daily-people";
import type { QueryClient } from "@tanstack/react-query";
import { orpc } from "../../lib/api.ts";
import type { CachedChange } from "../../lib/cached-changes.ts";

/** A change of the cached people; the same array changes nothing. */
export function changeToday(change: (people: DailyPerson[]) => DailyPerson[]): CachedChange<{ people: DailyPerson[] }> {
  return {
    queryKey: orpc.dailyPeople.today.queryKey(),
    apply: (data) => {
      const people = change(data.people);
      return people === data.people ? data : { ...data, people };
    },
  };
}

export function findToday(queries: QueryClient, personId: string): DailyPerson | undefined {
  return queries.getQueryData(orpc.dailyPeople.today.queryKey())?.people.find(({ id }) => id === personId);
}

export function refetchToday(queries: QueryClient): void {
  void queries.invalidateQueries({ queryKey: orpc.dailyPeople.key() });
}
