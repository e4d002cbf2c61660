import { SHELF } from "@nakamatch/contract/vocabulary/limits";
import type { TitleStatus } from "@nakamatch/contract/vocabulary/shelf";
import type { ListStatus } from "../lists/list-item.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** "Now" is no longer shown to others; its owner is asked. */
export function hasFaded({ status, since }: { status: TitleStatus; since: string }, now: Date): boolean {
  return status === "now" && now.getTime() - Date.parse(since) >= SHELF.nowDays * DAY_MS;
}

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
