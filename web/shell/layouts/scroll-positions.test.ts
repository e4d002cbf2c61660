import { afterEach, expect, test, vi } from "vitest";
import { openScrollPositions } from "./scroll-positions.ts";

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

test("positions that were stored are known after a reload", () => {
  const before = openScrollPositions();
  before.set("one", 120);
  before.set("two", 0);
  before.set("one", 340);
  before.store();
  const after = openScrollPositions();
  expect([after.get("one"), after.get("two"), after.get("three")]).toEqual([340, 0, undefined]);
});

test("of a hundred entries the oldest is dropped, not one that was left again", () => {
  const positions = openScrollPositions();
  for (let entry = 0; entry < 100; entry++) positions.set(`entry ${entry}`, entry);
  expect(positions.get("entry 0")).toBe(0);
  positions.set("entry 0", 7);
  positions.set("entry 100", 100);
  expect([positions.get("entry 0"), positions.get("entry 1"), positions.get("entry 2")]).toEqual([7, undefined, 2]);
});

test.each(["{", "null", '{"one":1}', '[["one","far"],"two",null]'])("what is stored as %s is nothing", (stored) => {
  sessionStorage.setItem("nakamatch/scroll-positions", stored);
  expect(openScrollPositions().get("one")).toBeUndefined();
});

test("where nothing can be stored, positions are known until the reload", () => {
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  const positions = openScrollPositions();
  positions.set("one", 120);
  positions.store();
  expect(positions.get("one")).toBe(120);
});
