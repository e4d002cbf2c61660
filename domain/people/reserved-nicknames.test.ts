import { describe, expect, it } from "vitest";
import { isReservedNickname } from "./reserved-nicknames.ts";

describe("reserved nicknames", () => {
  it.each(["Usuario", "ADMIN", "_moderator_", "Nakamatch"])("%s is reserved", (nickname) => {
    expect(isReservedNickname(nickname)).toBe(true);
  });

  it.each(["Mod_Robin", "admiral", "staffan", "usuario7"])("%s is free", (nickname) => {
    expect(isReservedNickname(nickname)).toBe(false);
  });
});
