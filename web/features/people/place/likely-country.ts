import { browserTimeZone } from "../../../lib/time-zone.ts";

/** The country code of the browser's time zone, if known. Loads a large table. */
export async function likelyCountry(): Promise<string | null> {
  const { getTimezone } = await import("countries-and-timezones");
  return getTimezone(browserTimeZone().timeZone)?.countries[0] ?? null;
}
