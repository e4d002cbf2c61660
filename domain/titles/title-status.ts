import { SHELF } from "@nakamatch/contract/vocabulary/limits";
import type { TitleStatus } from "@nakamatch/contract/vocabulary/shelf";

const DAY_MS = 24 * 60 * 60 * 1000;

/** Whether a "now" status has expired for others; its owner is asked to confirm it. */
export function hasFaded({ status, since }: { status: TitleStatus; since: string }, now: Date): boolean {
  return status === "now" && now.getTime() - Date.parse(since) >= SHELF.nowDays * DAY_MS;
}
