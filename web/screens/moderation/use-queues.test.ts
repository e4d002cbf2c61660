import type { Case } from "@nakamatch/contract/endpoints/moderation/cases";
import { expect, test } from "vitest";
import { reported } from "./testing.ts";
import { keepPlaces } from "./use-queues.ts";

const caseOf = (id: string, reports = 1): Case => ({
  ...reported(0, { reports }),
  caseId: `case of ${id}`,
  person: { id, nickname: id, avatarUrl: null, isPremium: false },
});
const list = (...ids: string[]) => ids.map((id) => caseOf(id));
const placed = (...ids: string[]) => list(...ids).map((each) => ({ ...each, isGone: false }));
const idsOf = (cases: { person: { id: string }; isGone: boolean }[]) =>
  cases.map(({ person, isGone }) => (isGone ? `(${person.id})` : person.id)).join(" ");

test("begins with the list as it is", () => {
  expect(keepPlaces([], list("a", "b"))).toEqual({ cases: placed("a", "b"), fresh: 0 });
});

test("what is shown keeps its place, whatever the order has become, with its latest data", () => {
  const { cases, fresh } = keepPlaces(placed("a", "b", "c"), [caseOf("c", 7), caseOf("a"), caseOf("b")]);
  expect(idsOf(cases)).toBe("a b c");
  expect(cases[2]?.reports).toBe(7);
  expect(fresh).toBe(0);
});

test("new cases above the last shown one wait; those below it are added", () => {
  const { cases, fresh } = keepPlaces(placed("a", "b"), list("x", "a", "y", "b", "z"));
  expect(idsOf(cases)).toBe("a b z");
  expect(fresh).toBe(2);
});

test("what has left stays in its place as gone, and comes back if it is listed again", () => {
  const gone = keepPlaces(placed("a", "b", "c"), list("a", "c")).cases;
  expect(idsOf(gone)).toBe("a (b) c");
  expect(idsOf(keepPlaces(gone, list("a", "b", "c")).cases)).toBe("a b c");
});

test("when all have left, what is new is added below", () => {
  const { cases, fresh } = keepPlaces(placed("a"), list("x", "y"));
  expect(idsOf(cases)).toBe("(a) x y");
  expect(fresh).toBe(0);
});

test("the open one takes its place among those shown, though it is new", () => {
  const opened = (id: string) => keepPlaces(placed("a", "b"), list("x", "a", "y", "b", "z"), id);
  expect(idsOf(opened("x").cases)).toBe("x a b z");
  expect(opened("x").fresh).toBe(1);
  expect(idsOf(opened("y").cases)).toBe("a y b z");
  expect(opened("y").fresh).toBe(1);
  expect(idsOf(opened("z").cases)).toBe("a b z");
  expect(idsOf(opened("nobody").cases)).toBe("a b z");
});
