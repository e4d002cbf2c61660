import type { IncomingHttpHeaders } from "node:http";
import { type Language, languageOfTag } from "@nakamatch/contract/vocabulary/languages";

/** The app's current language. */
export const LANGUAGE_HEADER = "x-language";

/** Prefers the app's header to the browser's. */
export function languageOf(headers: IncomingHttpHeaders): Language | undefined {
  const accepted = headers["accept-language"]?.split(",") ?? [];
  const tags = [headers[LANGUAGE_HEADER]?.toString(), ...accepted.map((entry) => entry.split(";")[0])];
  return tags.map(languageOfTag).find((language) => language !== undefined);
}
