import { useQuery } from "@tanstack/react-query";
import { orpc } from "../../lib/api.ts";

/** The own pinned titles and statuses. */
export function useShelf() {
  return useQuery(orpc.shelf.mine.queryOptions());
}
