import type { TitleStatus } from "@nakamatch/contract/vocabulary/shelf";
import type { ListStatus } from "./list-item.ts";

const LISTED: Record<ListStatus, TitleStatus | null> = {
  current: "now",
  completed: "finished",
  planned: "planned",
  dropped: "dropped",
  paused: null,
};

/** Converts an imported list's status. */
export function titleStatusOf(status: ListStatus | null): TitleStatus | null {
  return status && LISTED[status];
}
