import { describe, expect, it } from "vitest";
import { createSeal } from "./seal.ts";

const SECRET = "s".repeat(32);
const LINK = "/api/auth/reset-password/Zm9vYmFy?callbackURL=%2Fñ";

describe("a sealed text", () => {
  const seal = createSeal(SECRET, "letters");

  it("opens to what it was, and says nothing before", () => {
    const sealed = seal.close(LINK);
    expect(seal.open(sealed)).toBe(LINK);
    expect(sealed).not.toContain("Zm9vYmFy");
    expect(seal.close(LINK), "the same twice is not seen to be the same").not.toBe(sealed);
  });

  it("opens with the same secret and purpose only", () => {
    const sealed = seal.close(LINK);
    expect(createSeal(SECRET, "letters").open(sealed)).toBe(LINK);
    expect(createSeal("t".repeat(32), "letters").open(sealed)).toBeUndefined();
    expect(createSeal(SECRET, "other").open(sealed)).toBeUndefined();
  });

  it("does not open once it is changed, nor what never was one", () => {
    const bytes = Buffer.from(seal.close(LINK), "base64url");
    bytes[bytes.length - 1]! ^= 1;
    for (const text of [bytes.toString("base64url"), LINK, "", "a"]) expect(seal.open(text)).toBeUndefined();
  });
});
