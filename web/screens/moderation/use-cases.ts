import type { Case } from "@nakamatch/contract/endpoints/moderation";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { orpc } from "../../lib/api.ts";
import type { Translate } from "../../lib/i18n.ts";
import { PAGES } from "./use-queues.ts";

/** A case in its place in the list; `isGone`: it is no longer among those that the server lists. */
export interface PlacedCase extends Case {
  isGone: boolean;
}

/** The nickname, or a phrase for a deleted account. */
export function shownName(t: Translate, { person, isDeleted }: Pick<Case, "person" | "isDeleted">): string {
  return isDeleted ? t("moderation.deleted.account") : person.nickname;
}

/** How the reported people are fetched, the weightiest first, a page at a time. */
export function casesQuery(search: string) {
  return orpc.moderation.cases.infiniteOptions({
    ...PAGES,
    input: (cursor: string | undefined) => ({ cursor, search: search || undefined }),
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

/** A person whose weight changed between two requests may be on both pages: the first counts. */
function latestOf(pages: readonly { cases: Case[] }[]): Case[] {
  return firstOfEach(pages.flatMap(({ cases }) => cases));
}

/** The entries without those about a person who is further up. */
export function firstOfEach<Entry extends Pick<Case, "person">>(entries: Entry[]): Entry[] {
  const seen = new Set<string>();
  return entries.filter(({ person }) => !seen.has(person.id) && seen.add(person.id));
}

/**
 * The list as it is shown, brought up to date without moving anything: what is shown keeps its place with its latest data, what
 * has left stays as gone, and what follows the last shown one is added below. New cases above it wait (`fresh`) until the
 * moderator asks for them.
 */
export function keepPlaces(
  shown: readonly PlacedCase[],
  latest: readonly Case[],
): { cases: PlacedCase[]; fresh: number } {
  const known = new Set(shown.map(idOf));
  const byId = new Map(latest.map((each) => [idOf(each), each]));
  const last = latest.findLastIndex((each) => known.has(idOf(each)));
  const isFresh = (each: Case) => !known.has(idOf(each));
  return {
    cases: [
      ...shown.map((each) => {
        const now = byId.get(idOf(each));
        return now ? { ...now, isGone: false } : { ...each, isGone: true };
      }),
      ...latest.slice(last + 1).map((each) => ({ ...each, isGone: false })),
    ],
    fresh: latest.slice(0, Math.max(0, last)).filter(isFresh).length,
  };
}

function idOf({ person }: Pick<Case, "person">): string {
  return person.id;
}
