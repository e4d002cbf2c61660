import type { Group } from "../index/postings.ts";
import type { Segment } from "../index/segment.ts";
import type { SearchRequest } from "./search-request.ts";

/** -1 once `least` is out of reach. */
export function sharedTitles(
  segment: Segment,
  { marks, titleCount }: SearchRequest,
  group: Group,
  slot: number,
  least = 0,
): number {
  const { forward } = segment.columns;
  const { count } = group;
  if (titleCount === 0) return least > 0 ? -1 : 0;
  let missing = count - least;
  let at = group.forward + (slot - group.start) * count;
  for (const last = at + count; at < last; at++) {
    missing -= 1 - (marks[forward[at] as number] as number);
    if (missing < 0) return -1;
  }
  return missing < 0 ? -1 : missing + least;
}
