import { afterEach, expect, test } from "vitest";
import { historyIndex } from "./history-index.ts";

afterEach(() => history.replaceState(null, ""));

test.each([
  [{ usr: null, key: "a1", idx: 3 }, 3],
  [{ idx: 0 }, 0],
  [{ idx: "3" }, undefined],
  [{}, undefined],
  [null, undefined],
])("of an entry with the state %j it is %j", (state, index) => {
  history.replaceState(state, "");
  expect(historyIndex()).toBe(index);
});
