import { type Language, languageOfTag } from "@nakamatch/contract/vocabulary/languages";

/** Header with the current language of the web app. */
export const LANGUAGE_HEADER = "x-language";

/** The language of a request, if it names one of the six: the app's own header first, then the browser's. */
export function languageOf(headers: Headers | undefined): Language | undefined {
  const accepted = headers?.get("accept-language")?.split(",") ?? [];
  const tags = [headers?.get(LANGUAGE_HEADER), ...accepted.map((entry) => entry.split(";")[0])];
  return tags.map(languageOfTag).find((language) => language !== undefined);
}
