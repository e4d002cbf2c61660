import { describe, expect, it } from "vitest";
import { createSeal } from "./seal.ts";

const SECRET = "s".repeat(32);
const LINK = "/api/auth/reset-password/Zm9vYmFy?callbackURL=%2Fñ";

describe("a sealed text", () => {
  const seal = createSeal(SECRET, "emails");

  it("opens to what it was, and reveals nothing while sealed", () => {
    const sealed = seal.close(LINK);
    expect(seal.open(sealed)).toBe(LINK);
    expect(sealed).not.toContain("Zm9vYmFy");
    expect(seal.close(LINK), "sealed twice it does not look the same").not.toBe(sealed);
  });

  it("opens only with the same secret and purpose", () => {
    const sealed = seal.close(LINK);
    expect(createSeal(SECRET, "emails").open(sealed)).toBe(LINK);
    expect(createSeal("t".repeat(32), "emails").open(sealed)).toBeUndefined();
    expect(createSeal(SECRET, "other").open(sealed)).toBeUndefined();
  });

  it("opens with an earlier secret, and is sealed with the current one", () => {
    const rotated = createSeal("t".repeat(32), "emails", [SECRET]);
    const sealed = seal.close(LINK);
    expect(rotated.open(sealed)).toBe(LINK);
    expect(rotated.isCurrent(sealed)).toBe(false);
    expect(rotated.isCurrent(rotated.close(LINK))).toBe(true);
    expect(seal.open(rotated.close(LINK))).toBeUndefined();
  });

  it("does not open once it is changed; other texts do not open at all", () => {
    const bytes = Buffer.from(seal.close(LINK), "base64url");
    bytes[bytes.length - 1]! ^= 1;
    for (const text of [bytes.toString("base64url"), LINK, "", "a"]) expect(seal.open(text)).toBeUndefined();
  });
});
