import { DEFAULT_FILTERS, type DiscoveryFilters } from "@nakamatch/contract/vocabulary/discovery";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { orpc } from "../../lib/api.ts";
import { type DiscoveryView, readView, writeView } from "./view-address.ts";

/**
 * Sort and filters of the dashboard. They live in the address, so that going back and loading anew bring them back; a
 * change shows at once and starts again with the first 39 people (DISC-35).
 */
export function useDiscoveryView() {
  const [params, setParams] = useSearchParams();
  const queries = useQueryClient();
  const address = params.toString();
  // The router changes the address a moment later; what was chosen must show at once.
  const [view, setView] = useState(() => readView(params));
  const [seen, setSeen] = useState(address);
  if (seen !== address) {
    setSeen(address);
    setView(readView(params));
  }
  // Two changes in the same moment must not undo each other.
  const latest = useRef(view);
  useEffect(() => {
    latest.current = view;
  }, [view]);

  const change = (next: DiscoveryView) => {
    latest.current = next;
    setView(next);
    // Pages of earlier views that were loaded on would come back with all their people.
    queries.removeQueries({ queryKey: orpc.discovery.page.key({ type: "infinite" }), type: "inactive" });
    setParams((before) => writeView(before, next), { replace: true, preventScrollReset: true });
  };
  return {
    ...view,
    setSort: (sort: DiscoveryView["sort"]) => change({ ...latest.current, sort }),
    setFilters: (some: Partial<DiscoveryFilters>) =>
      change({ ...latest.current, filters: { ...latest.current.filters, ...some } }),
    clearFilters: () => change({ ...latest.current, filters: DEFAULT_FILTERS }),
  };
}
