import { expect, test } from "vitest";
import { priorityOf } from "./priority.ts";

test.each([
  [0, "low"],
  [1.99, "low"],
  [2, "medium"],
  [4.99, "medium"],
  [5, "high"],
  [11.99, "high"],
  [12, "urgent"],
  [5000, "urgent"],
])("a case that weighs %f is of %s priority", (weight, priority) => {
  expect(priorityOf(weight)).toBe(priority);
});
