import { expect, it } from "vitest";
import { languageOf } from "./request-language.ts";

it.each([
  [{ "x-language": "de" }, "de"],
  [{ "x-language": "de", "accept-language": "fr" }, "de"],
  [{ "x-language": "xx", "accept-language": "fr" }, "fr"],
  [{ "accept-language": "ja, PT-BR;q=0.8,en;q=0.5" }, "pt"],
  [{ "accept-language": "ja" }, undefined],
  [{}, undefined],
])("of a request with %j is %s", (headers, language) => {
  expect(languageOf(headers)).toBe(language);
});
