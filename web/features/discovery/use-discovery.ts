import { DEFAULT_FILTERS, type DiscoveryFilters } from "@nakamatch/contract/vocabulary/discovery";
import { AGE, DASHBOARD_PAGE } from "@nakamatch/contract/vocabulary/limits";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { orpc } from "../../lib/api.ts";
import { log } from "../../lib/log.ts";
import type { DiscoveryView } from "./view-address.ts";

/**
 * Compatible people, 39 at a time (DISC-34); another view starts again with the first 39 (DISC-35), and its answer alone
 * is shown, however late another one comes. What goes wrong is only logged (DISC-05): the screen shows a calm way to try
 * again.
 */
export function useDiscovery({ sort, filters }: DiscoveryView) {
  const query = useInfiniteQuery(
    orpc.discovery.page.infiniteOptions({
      input: (cursor: string | undefined) => ({ sort, limit: DASHBOARD_PAGE, cursor, ...narrowing(filters) }),
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

/** What has to be said of the filters: those that are as at the start need not be. */
function narrowing({ ageRange: [minAge, maxAge], ...filters }: DiscoveryFilters) {
  return {
    ...(filters.minCompatibility > DEFAULT_FILTERS.minCompatibility && { minCompatibility: filters.minCompatibility }),
    ...(filters.maxDistance < DEFAULT_FILTERS.maxDistance && { maxDistance: filters.maxDistance }),
    ...(filters.country && { country: filters.country }),
    ...(filters.city && { city: filters.city }),
    ...(filters.selectedInterests.length > 0 && { selectedInterests: filters.selectedInterests }),
    ...(minAge > AGE.min && { minAge }),
    ...(maxAge < AGE.max && { maxAge }),
  };
}
