import { afterEach, expect, test } from "vitest";
import { readScrollPosition, saveScrollPosition } from "./scroll-position.ts";

const position = { pages: 2, card: { person: "robin", index: 40, top: 12 } };

afterEach(() => history.replaceState(null, ""));

test("a position is stored in the history entry, beside the router's state", () => {
  history.replaceState({ key: "abc", idx: 3 }, "");
  saveScrollPosition("abc", "nami", position);
  expect(readScrollPosition("abc", "nami")).toEqual(position);
  expect(history.state).toMatchObject({ key: "abc", idx: 3 });
  expect(readScrollPosition("abc", "zoro")).toBeNull();
});

test("once the browser has moved on, the position of the other entry is left alone", () => {
  history.replaceState({ key: "abc" }, "");
  saveScrollPosition("abc", "nami", position);
  saveScrollPosition("xyz", "nami", { pages: 1, card: null });
  expect(readScrollPosition("abc", "nami")).toEqual(position);
  expect(readScrollPosition("xyz", "nami")).toBeNull();
});
