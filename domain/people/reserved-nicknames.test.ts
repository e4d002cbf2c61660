import { describe, expect, it } from "vitest";
import { isReservedNickname } from "./reserved-nicknames.ts";

describe("reserved nicknames", () => {
  it.each(["Usuario", "ADMIN", "_moderator_", "Nakamatch"])("%s speaks for the house", (nickname) => {
    expect(isReservedNickname(nickname)).toBe(true);
  });

  it.each(["Mod_Robin", "admiral", "staffan", "usuario7"])("%s is anybody's", (nickname) => {
    expect(isReservedNickname(nickname)).toBe(false);
  });
});
