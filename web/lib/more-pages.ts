import { useEffect, useState } from "react";

/** What is needed of an infinite query. */
type Pages = {
  data: { pages: readonly unknown[] } | undefined;
  isPlaceholderData: boolean;
  hasNextPage: boolean;
  isFetching: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: (options: { cancelRefetch: boolean }) => Promise<unknown>;
};

/**
 * Sees to it that `wanted` pages are loaded, as far as there are so many. Waits for a fetch under way: fetching the next
 * page would cancel it, and what it was to bring would never come. After a failure it rests until `retry`.
 */
export function useUpToPages(query: Pages, wanted: number) {
  const { data, isPlaceholderData, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = query;
  const loaded = isPlaceholderData ? 0 : (data?.pages.length ?? 0);
  const isShort = loaded > 0 && loaded < wanted && hasNextPage;
  useEffect(() => {
    if (isShort && !isFetching && !isFetchNextPageError) void fetchNextPage({ cancelRefetch: false });
  }, [isShort, isFetching, isFetchNextPageError, fetchNextPage]);
  return {
    /** Pages that are there; none while another query's stand in. */
    loaded,
    /** More is on its way, and nothing has gone wrong. */
    isGrowing: isShort && !isFetchNextPageError,
    retry: () => void fetchNextPage({ cancelRefetch: false }),
  };
}

/** The same for a list that grows by a page whenever `more` is called. */
export function useMorePages(query: Pages): { isGrowing: boolean; more: () => void } {
  const [wanted, setWanted] = useState(0);
  const { loaded, isGrowing, retry } = useUpToPages(query, wanted);
  return {
    isGrowing,
    more: () => (loaded < wanted && !isGrowing && query.hasNextPage ? retry() : setWanted(loaded + 1)),
  };
}
