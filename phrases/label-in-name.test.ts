import { LANGUAGES } from "@nakamatch/contract/vocabulary/languages";
import { describe, expect, test } from "vitest";
import { dictionaries } from "./testing.ts";

/** An accessible name contains the visible label. */
describe.each(LANGUAGES)("%s", (language) => {
  const { likes } = dictionaries[language];
  test.each([
    [likes.like, likes.likeName],
    [likes.unlike, likes.unlikeName],
    [likes.likeBack, likes.likeBackName],
    [likes.chat, likes.chatName],
  ])("the name of the button %j holds its text", (shown, name) => {
    expect(name).toContain(shown);
  });
});
