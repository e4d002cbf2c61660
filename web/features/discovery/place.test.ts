import { afterEach, expect, test } from "vitest";
import { keepPlace, readPlace } from "./place.ts";

const place = { pages: 2, card: { person: "robin", index: 40, top: 12 } };

afterEach(() => history.replaceState(null, ""));

test("a place is kept with the entry of the history, beside what the router keeps there", () => {
  history.replaceState({ key: "abc", idx: 3 }, "");
  keepPlace("abc", "nami", place);
  expect(readPlace("abc", "nami")).toEqual(place);
  expect(history.state).toMatchObject({ key: "abc", idx: 3 });
  expect(readPlace("abc", "zoro")).toBeNull();
});

test("the entry that a visit begins with has no name", () => {
  keepPlace("default", "nami", place);
  expect(readPlace("default", "nami")).toEqual(place);
});

test("once the browser has moved on, the place of the other entry stays as it is", () => {
  history.replaceState({ key: "abc" }, "");
  keepPlace("abc", "nami", place);
  keepPlace("xyz", "nami", { pages: 1, card: null });
  keepPlace("default", "nami", { pages: 1, card: null });
  expect(readPlace("abc", "nami")).toEqual(place);
  expect(readPlace("xyz", "nami")).toBeNull();
});
