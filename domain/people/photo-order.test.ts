import { describe, expect, it } from "vitest";
import { isArrangement, withoutFirst } from "./photo-order.ts";

describe("withoutFirst", () => {
  it.each([
    ["the next becomes the first", "abc", "abc", "bc"],
    ["the first that others see, if the next waits", "abcd", "ad", "dbc"],
    ["one that waits, if all do", "abc", "a", "bc"],
    ["none, of one", "a", "a", ""],
    ["none, of none", "", "", ""],
  ])("%s", (_, photos, shown, rest) => {
    expect(withoutFirst([...photos], (photo) => shown.includes(photo)).join("")).toBe(rest);
  });
});

it("isArrangement allows another order and fewer, and neither others nor one twice", () => {
  expect(isArrangement(["a", "b"], ["b", "a"])).toBe(true);
  expect(isArrangement(["a", "b"], [])).toBe(true);
  expect(isArrangement(["a", "b"], ["c"])).toBe(false);
  expect(isArrangement(["a", "b"], ["a", "a"])).toBe(false);
});
