import { DISCOVERY_SORTS, type DiscoverySort } from "@nakamatch/contract/endpoints/discovery";
import { DASHBOARD_PAGE } from "@nakamatch/contract/vocabulary/limits";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { orpc } from "../../lib/api.ts";
import { log } from "../../lib/log.ts";

/** The order of the list, kept in the address so that going back brings it back; by distance at first (DISC-17). */
export function useDiscoverySort(): readonly [DiscoverySort, (sort: DiscoverySort) => void] {
  const [params, setParams] = useSearchParams();
  const wanted = params.get("sort");
  const inAddress = DISCOVERY_SORTS.find((each) => each === wanted) ?? "distance";
  // The router changes the address a moment later; what was pressed must show at once.
  const [sort, setSort] = useState(inAddress);
  const [seen, setSeen] = useState(inAddress);
  if (seen !== inAddress) {
    setSeen(inAddress);
    setSort(inAddress);
  }
  const choose = (next: DiscoverySort) => {
    setSort(next);
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (next === "distance") after.delete("sort");
        else after.set("sort", next);
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return [sort, choose];
}

/**
 * Compatible people, 39 at a time (DISC-34); another order starts again with the first 39 (DISC-35). What goes wrong is
 * only logged (DISC-05): the screen shows a calm way to try again.
 */
export function useDiscovery(sort: DiscoverySort) {
  const query = useInfiniteQuery(
    orpc.discovery.page.infiniteOptions({
      input: (cursor: string | undefined) => ({ sort, limit: DASHBOARD_PAGE, cursor }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: (last) => last.nextCursor ?? undefined,
      placeholderData: keepPreviousData,
    }),
  );
  const { error } = query;
  useEffect(() => {
    if (error) log.error("The dashboard could not be loaded", error);
  }, [error]);
  return query;
}
