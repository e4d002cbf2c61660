import { DEFAULT_FILTERS, type DiscoveryFilters } from "@nakamatch/contract/vocabulary/discovery";
import { type DiscoveryView, writeView } from "@nakamatch/domain/meeting/view-address";
import { useEffect, useState } from "react";
import { useLocation, useSearchParams } from "react-router";
import { keepView } from "../../lib/kept-view.ts";
import { useUser } from "../../lib/session.tsx";
import { viewAt } from "./read-view.ts";
import { readScrollPosition } from "./use-scroll-restoration.ts";

/**
 * Sort, filters and number of pages of 39. A change applies at once and starts at the first page (DISC-35). The view holds
 * in this tab, on other screens and over a reload, until it is cleared or the person signs out; an address with a view
 * replaces it. The number of pages is stored in the history entry.
 *
 * A change is no history step: back leaves the screen.
 */
export function useDiscoveryView() {
  const [params, setParams] = useSearchParams();
  const { key: entry } = useLocation();
  const { id: viewer } = useUser();
  const read = () => ({
    entry,
    pages: readScrollPosition(entry, viewer)?.pages ?? 1,
    view: viewAt(params, viewer),
  });
  const [shown, setShown] = useState(read);
  if (shown.entry !== entry) setShown(read());
  const { view } = shown;

  const keep = (kept: DiscoveryView) => keepView(viewer, writeView(new URLSearchParams(), kept).toString());
  // biome-ignore lint/correctness/useExhaustiveDependencies: keeps what an address brings
  useEffect(() => keep(view), [view]);
  const change = (next: DiscoveryView) => {
    // Before the address changes, which may say nothing of it, and may take a moment.
    keep(next);
    setShown({ entry, pages: 1, view: next });
    setParams((before) => writeView(before, next), {
      replace: true,
      preventScrollReset: true,
      // The next change starts from this one.
      flushSync: true,
    });
  };
  return {
    /** `entry`: key of the history entry. */
    ...shown,
    showPages: (pages: number) => setShown({ ...shown, pages }),
    setSort: (sort: DiscoveryView["sort"]) => change({ ...view, sort }),
    setFilters: (some: Partial<DiscoveryFilters>) => change({ ...view, filters: { ...view.filters, ...some } }),
    setView: change,
    clearFilters: () => change({ ...view, filters: DEFAULT_FILTERS }),
  };
}
