import { expect, it } from "vitest";
import { userNameIn } from "./user-name.ts";

it.each([
  [" Nami_7 ", "Nami_7"],
  ["@nami", "nami"],
  ["https://anilist.co/user/Nami/animelist", "Nami"],
  ["myanimelist.net/profile/na-mi?tab=1", "na-mi"],
  ["https://myanimelist.net/animelist/nami", "nami"],
  ["", undefined],
  ["nami robin", undefined],
  ["nami@example.com", undefined],
  ["https://anilist.co/user/../x", undefined],
  ["x".repeat(41), undefined],
])("the user name in %j is %j", (text, name) => {
  expect(userNameIn(text)).toBe(name);
});
