import { expect, it } from "vitest";
import { userNameIn } from "./user-name.ts";

it.each([
  ["anilist", " Nami_7 ", "Nami_7"],
  ["anilist", "@nami", "nami"],
  ["anilist", "https://anilist.co/user/Nami/animelist", "Nami"],
  ["anilist", "https://www.anilist.co/user/Nami", "Nami"],
  ["myanimelist", "myanimelist.net/profile/na-mi?tab=1", "na-mi"],
  ["myanimelist", " https://myanimelist.net/animelist/nami", "nami"],
  ["anilist", "", undefined],
  ["anilist", "nami robin", undefined],
  ["anilist", "nami@example.com", undefined],
  ["anilist", "https://anilist.co/user/../x", undefined],
  ["anilist", "x".repeat(41), undefined],
  ["anilist", "https://myanimelist.net/profile/nami", undefined],
  ["myanimelist", "https://anilist.co/user/nami", undefined],
  ["anilist", "https://evil.example/user/nami", undefined],
  ["anilist", "https://evil.example/?anilist.co/user/nami", undefined],
] as const)("the user name at %s in %j is %j", (service, text, name) => {
  expect(userNameIn(service, text)).toBe(name);
});
