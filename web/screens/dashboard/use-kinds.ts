import type { InterestKind } from "@nakamatch/contract/vocabulary/people";
import { type QueryClient, useQueries } from "@tanstack/react-query";
import { useMyInterests } from "../../interests/use-interests.ts";
import { orpc } from "../../lib/api.ts";

/** A name with the kinds of the titles that have it: people are compared by names (DISC-15). */
export type NamedKinds = { name: string; kinds: InterestKind[] };

/** How many titles are looked through for one of exactly that name. */
const SEARCHED = 100;

const keyOf = (name: string) => ["title-kinds", name.toLowerCase()];

/**
 * The kinds of the titles of each name, in the order of `names`: those of the person's own, those that were picked, else
 * asked of the catalogue. Undefined while they are not known.
 */
export function useKindsOf(names: readonly string[]): (InterestKind[] | undefined)[] {
  const { data: mine, isPending } = useMyInterests();
  const own = names.map((name) => kindsNamed(name, mine ?? []));
  const asked = useQueries({
    queries: names.map((name, at) => ({
      queryKey: keyOf(name),
      queryFn: async () => kindsNamed(name, await orpc.interests.catalogue.call({ search: name, limit: SEARCHED })),
      enabled: !isPending && own[at]?.length === 0,
      staleTime: Number.POSITIVE_INFINITY,
    })),
  });
  return names.map((_, at) => asked[at]?.data ?? own[at]);
}

/** Saves the kinds of a name that was picked from a list, so that nobody has to ask for them. */
export function rememberKinds(queries: QueryClient, { name, kinds }: NamedKinds): void {
  queries.setQueryData(keyOf(name), kinds);
}

function kindsNamed(name: string, titles: readonly { name: string; kind: InterestKind }[]): InterestKind[] {
  const same = titles.filter((title) => title.name.toLowerCase() === name.toLowerCase());
  return [...new Set(same.map(({ kind }) => kind))];
}
