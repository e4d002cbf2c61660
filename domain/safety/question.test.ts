import { QUESTIONS_MAX } from "@nakamatch/contract/vocabulary/questions";
import { expect, test } from "vitest";
import { type AskedCase, questionProblem } from "./question.ts";

const quiet: AskedCase = { concern: null, isDeleted: false, isBanned: false, isWaiting: false, asked: 0 };

test.each<[string | null, Partial<AskedCase>]>([
  [null, {}],
  [null, { concern: "underage", asked: QUESTIONS_MAX - 1 }],
  ["danger", { concern: "danger" }],
  ["deleted", { isDeleted: true, concern: "danger" }],
  ["banned", { isBanned: true }],
  ["waiting", { isWaiting: true, asked: 1 }],
  ["full", { asked: QUESTIONS_MAX }],
])("%s", (problem, extra) => {
  expect(questionProblem({ ...quiet, ...extra })).toBe(problem);
});
