import type { Case } from "@nakamatch/contract/endpoints/moderation";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { orpc } from "../../lib/api.ts";
import { keepPlaces, type PlacedCase } from "./keep-places.ts";

/** How the reported people are fetched, the weightiest first, a page at a time. */
export function casesQuery(search: string) {
  return orpc.moderation.cases.infiniteOptions({
    input: (cursor: string | undefined) => ({ cursor, search: search || undefined }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.nextCursor ?? undefined,
  });
}

interface Shown {
  search: string;
  pages: unknown;
  cases: PlacedCase[];
  fresh: number;
}

/**
 * The reported people as the moderator sees them: the list does not move while they work, and stays until another search has
 * its answer. `cases` is undefined until the first page is here; `showFresh` puts everything where it belongs now, `drop` takes out somebody who was just decided about.
 */
export function useCases(search: string) {
  const query = useInfiniteQuery(casesQuery(search));
  const { data } = query;
  const [shown, setShown] = useState<Shown>();
  if (data && (shown?.search !== search || shown.pages !== data.pages)) {
    const before = shown?.search === search ? shown.cases : [];
    setShown({ search, pages: data.pages, ...keepPlaces(before, latestOf(data.pages)) });
  }
  const current = query.isError && shown?.search !== search ? undefined : shown;
  const change = (cases: (before: Shown) => Pick<Shown, "cases" | "fresh">) =>
    setShown((before) => before && { ...before, ...cases(before) });
  return {
    ...query,
    cases: current?.cases,
    fresh: current?.fresh ?? 0,
    total: data?.pages[0]?.total ?? null,
    showFresh: () => change(() => keepPlaces([], latestOf(data?.pages ?? []))),
    drop: (personId: string) =>
      change(({ cases, fresh }) => ({ cases: cases.filter(({ person }) => person.id !== personId), fresh })),
  };
}

/** Somebody whose weight changed between two requests may be on both pages. */
function latestOf(pages: readonly { cases: Case[] }[]): Case[] {
  const byId = new Map<string, Case>();
  for (const { cases } of pages) {
    for (const each of cases) if (!byId.has(each.person.id)) byId.set(each.person.id, each);
  }
  return [...byId.values()];
}
