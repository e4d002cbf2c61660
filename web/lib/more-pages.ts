import { useEffect, useState } from "react";

/** The used part of an infinite query. */
type Pages = {
  data: { pages: readonly unknown[] } | undefined;
  isPlaceholderData: boolean;
  hasNextPage: boolean;
  isFetching: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: (options: { cancelRefetch: boolean }) => Promise<unknown>;
};

/**
 * Loads up to `wanted` pages. Waits for running fetches, which `fetchNextPage` would cancel. Pauses after a failure
 * until `retry`.
 */
export function useUpToPages(query: Pages, wanted: number) {
  const { data, isPlaceholderData, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = query;
  const loaded = isPlaceholderData ? 0 : (data?.pages.length ?? 0);
  const isShort = loaded > 0 && loaded < wanted && hasNextPage;
  useEffect(() => {
    if (isShort && !isFetching && !isFetchNextPageError) void fetchNextPage({ cancelRefetch: false });
  }, [isShort, isFetching, isFetchNextPageError, fetchNextPage]);
  return {
    /** Loaded pages; 0 for placeholder data. */
    loaded,
    /** Fetching more, without failures. */
    isGrowing: isShort && !isFetchNextPageError,
    retry: () => void fetchNextPage({ cancelRefetch: false }),
  };
}

/** Grows by a page per `more`. After `stop`, dropped pages stay dropped. */
export function useMorePages(query: Pages): { isGrowing: boolean; more: () => void; stop: () => void } {
  const [wanted, setWanted] = useState(0);
  const { loaded, isGrowing, retry } = useUpToPages(query, wanted);
  return {
    isGrowing,
    more: () => (loaded < wanted && !isGrowing && query.hasNextPage ? retry() : setWanted(loaded + 1)),
    stop: () => setWanted(0),
  };
}
