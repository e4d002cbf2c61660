import type { TitleStatus } from "@nakamatch/contract/vocabulary/shelf";
import type { ListStatus } from "./list-item.ts";

const LISTED: Record<ListStatus, TitleStatus | null> = {
  current: "now",
  completed: "finished",
  planned: "planned",
  dropped: "dropped",
  paused: null,
};

/** For the status in an imported list. */
export function titleStatusOf(status: ListStatus | null): TitleStatus | null {
  return status && LISTED[status];
}
