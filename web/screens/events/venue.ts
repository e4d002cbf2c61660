import type { Event } from "@nakamatch/contract/endpoints/meeting/events";

/** The venue without the city and country at its end, which stand beside it; empty if nothing else is said. */
export function venueBeside({ venue, city: { name, region, countryCode } }: Pick<Event, "venue" | "city">): string {
  const said = new Set([name, region, countryCode].map((part) => part?.toLowerCase()));
  const parts = venue.split(/,\s*/);
  while (said.has(parts.at(-1)?.toLowerCase())) parts.pop();
  return parts.join(", ");
}
