import { DEFAULT_FILTERS, type DiscoveryFilters } from "@nakamatch/contract/vocabulary/discovery";
import { type DiscoveryView, writeView } from "@nakamatch/domain/meeting/view-address";
import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigationType, useSearchParams } from "react-router";
import { useUser } from "../../lib/session.tsx";
import { readScrollPosition } from "./use-scroll-restoration.ts";
import { readView } from "./view-address.ts";

/** The last change: its control and history entry, null until known. */
type Step = { control: string; made: string | null };

/**
 * Sort, filters and number of pages of 39. A change applies at once and starts at the first page (DISC-35). Stored in
 * the history entry, for back and reload.
 *
 * A change is a history step; consecutive changes of one control are a single step.
 */
export function useDiscoveryView() {
  const [params, setParams] = useSearchParams();
  const { key: entry } = useLocation();
  const arrival = useNavigationType();
  const { id: viewer } = useUser();
  const read = () => ({ entry, view: readView(params), pages: readScrollPosition(entry, viewer)?.pages ?? 1 });
  // Ahead of the router, which updates the URL later.
  const [state, setState] = useState(read);
  if (state.entry !== entry) setState(read());
  const { view } = state;
  // Simultaneous changes must not overwrite each other.
  const latest = useRef(view);
  const step = useRef<Step | null>(null);
  useEffect(() => {
    latest.current = view;
  }, [view]);
  useEffect(() => {
    // Other navigation starts a new step.
    if (arrival !== "POP" && step.current?.made === null) step.current.made = entry;
    else if (step.current?.made !== entry) step.current = null;
  }, [entry, arrival]);

  const change = (control: string, next: DiscoveryView) => {
    const last = step.current?.control === control ? step.current : null;
    // The router creates the entry before the screen renders: an entry without a key exists already.
    const replace = last !== null && (last.made === null || last.made === entry);
    step.current = { control, made: null };
    latest.current = next;
    setState({ entry, view: next, pages: 1 });
    setParams((before) => writeView(before, next), { replace, preventScrollReset: true });
  };
  return {
    /** `entry`: key of the history entry. */
    ...state,
    showPages: (pages: number) => setState((before) => ({ ...before, pages })),
    setSort: (sort: DiscoveryView["sort"]) => change("sort", { ...latest.current, sort }),
    setFilters: (some: Partial<DiscoveryFilters>) =>
      change(Object.keys(some).join(), { ...latest.current, filters: { ...latest.current.filters, ...some } }),
    setView: (next: DiscoveryView) => change(writeView(new URLSearchParams(), next).toString(), next),
    clearFilters: () => change("clear", { ...latest.current, filters: DEFAULT_FILTERS }),
  };
}
