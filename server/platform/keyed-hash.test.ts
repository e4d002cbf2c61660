import { expect, it } from "vitest";
import { createKeyedHash } from "./keyed-hash.ts";

it("depends on the secret, the purpose and the text, and on nothing else", () => {
  const hashes = [
    createKeyedHash("secret", "one")("text"),
    createKeyedHash("secret", "one")("texts"),
    createKeyedHash("secret", "two")("text"),
    createKeyedHash("another", "one")("text"),
  ];
  expect(new Set(hashes).size).toBe(4);
  expect(createKeyedHash("secret", "one")("text")).toBe(hashes[0]);
  expect(hashes[0]).toMatch(/^[\w-]{43}$/);
});
