import { DEFAULT_FILTERS, type DiscoveryFilters } from "@nakamatch/contract/vocabulary/discovery";
import { type DiscoveryView, writeView } from "@nakamatch/domain/meeting/view-address";
import { useMemo, useState } from "react";
import { useLocation, useNavigationType, useSearchParams } from "react-router";
import { useUser } from "../../lib/session.tsx";
import { readScrollPosition } from "./use-scroll-restoration.ts";
import { readView } from "./view-address.ts";

/**
 * Sort, filters and number of pages of 39. A change applies at once and starts at the first page (DISC-35). Stored in
 * the history entry, for back and reload.
 *
 * A change is a history step; consecutive changes of one control are a single step.
 */
export function useDiscoveryView() {
  const [params, setParams] = useSearchParams();
  const { key: entry, state } = useLocation();
  const arrival = useNavigationType();
  const { id: viewer } = useUser();
  const view = useMemo(() => readView(params), [params]);
  const read = () => ({ entry, pages: readScrollPosition(entry, viewer)?.pages ?? 1 });
  const [shown, setShown] = useState(read);
  if (shown.entry !== entry) setShown(read());

  const change = (control: string, next: DiscoveryView) => {
    const isSameStep = arrival !== "POP" && (state as { control?: string } | null)?.control === control;
    setParams((before) => writeView(before, next), {
      replace: isSameStep,
      state: { control },
      preventScrollReset: true,
      // The next change starts from this one.
      flushSync: true,
    });
  };
  return {
    view,
    /** `entry`: key of the history entry. */
    ...shown,
    showPages: (pages: number) => setShown({ entry, pages }),
    setSort: (sort: DiscoveryView["sort"]) => change("sort", { ...view, sort }),
    setFilters: (some: Partial<DiscoveryFilters>) =>
      change(Object.keys(some).join(), { ...view, filters: { ...view.filters, ...some } }),
    setView: (next: DiscoveryView) => change(writeView(new URLSearchParams(), next).toString(), next),
    clearFilters: () => change("clear", { ...view, filters: DEFAULT_FILTERS }),
  };
}
