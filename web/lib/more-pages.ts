import { useEffect, useState } from "react";

/** The part of an infinite query that is used here. */
type Pages = {
  data: { pages: readonly unknown[] } | undefined;
  isPlaceholderData: boolean;
  hasNextPage: boolean;
  isFetching: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: (options: { cancelRefetch: boolean }) => Promise<unknown>;
};

/**
 * Loads up to `wanted` pages. Waits for a fetch under way, which fetching the next page would cancel. After a failure it
 * stops until `retry`.
 */
export function useUpToPages(query: Pages, wanted: number) {
  const { data, isPlaceholderData, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = query;
  const loaded = isPlaceholderData ? 0 : (data?.pages.length ?? 0);
  const isShort = loaded > 0 && loaded < wanted && hasNextPage;
  useEffect(() => {
    if (isShort && !isFetching && !isFetchNextPageError) void fetchNextPage({ cancelRefetch: false });
  }, [isShort, isFetching, isFetchNextPageError, fetchNextPage]);
  return {
    /** Pages that are loaded; 0 while placeholder data of another query is shown. */
    loaded,
    /** More pages are being fetched, and none has failed. */
    isGrowing: isShort && !isFetchNextPageError,
    retry: () => void fetchNextPage({ cancelRefetch: false }),
  };
}

/** The same for a list that grows by a page at each call of `more`. After `stop`, pages that are dropped are not loaded again. */
export function useMorePages(query: Pages): { isGrowing: boolean; more: () => void; stop: () => void } {
  const [wanted, setWanted] = useState(0);
  const { loaded, isGrowing, retry } = useUpToPages(query, wanted);
  return {
    isGrowing,
    more: () => (loaded < wanted && !isGrowing && query.hasNextPage ? retry() : setWanted(loaded + 1)),
    stop: () => setWanted(0),
  };
}
