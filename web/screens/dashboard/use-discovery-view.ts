import { DEFAULT_FILTERS, type DiscoveryFilters } from "@nakamatch/contract/vocabulary/discovery";
import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigationType, useSearchParams } from "react-router";
import { useUser } from "../../lib/session.tsx";
import { readScrollPosition } from "./use-scroll-restoration.ts";
import { type DiscoveryView, readView, writeView } from "./view-address.ts";

/** The last change: of which control, and the key of the history entry that it made, null until it is known. */
type Step = { control: string; made: string | null };

/**
 * Sort and filters of the dashboard, and how many pages of 39 are shown. A change shows at once and starts again with the
 * first 39 people (DISC-35). All of it belongs to the browser's history entry, so that going back and reloading
 * restore it.
 *
 * A change is a step that the back button undoes. Several changes of one control in a row (a slider, an age, title after
 * title) are one step.
 */
export function useDiscoveryView() {
  const [params, setParams] = useSearchParams();
  const { key: entry } = useLocation();
  const arrival = useNavigationType();
  const { id: viewer } = useUser();
  const read = () => ({ entry, view: readView(params), pages: readScrollPosition(entry, viewer)?.pages ?? 1 });
  // The router changes the address a moment later; what was chosen must show at once.
  const [state, setState] = useState(read);
  if (state.entry !== entry) setState(read());
  const { view } = state;
  // Two changes in the same moment must not undo each other.
  const latest = useRef(view);
  const step = useRef<Step | null>(null);
  useEffect(() => {
    latest.current = view;
  }, [view]);
  useEffect(() => {
    // Arriving in any other way starts a new step.
    if (arrival !== "POP" && step.current?.made === null) step.current.made = entry;
    else if (step.current?.made !== entry) step.current = null;
  }, [entry, arrival]);

  const change = (control: string, next: DiscoveryView) => {
    const last = step.current?.control === control ? step.current : null;
    // The router makes an entry at once, but the screen renders it later: an entry without a key already exists.
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
    clearFilters: () => change("clear", { ...latest.current, filters: DEFAULT_FILTERS }),
  };
}
