import type { Statement } from "@nakamatch/contract/schemas/statements";
import { expect, test } from "vitest";
import { statementPhrases } from "./statement.ts";

const warning: Statement = {
  decisionId: "0199a1b2-0000-7000-8000-00000000000a",
  kind: "warning",
  decidedAt: "2026-01-31T12:00:00.000Z",
  reason: "spam",
  notes: null,
  evidence: [],
  isAutomated: false,
  until: null,
  isLifted: false,
  appeal: null,
};

test.each<[Partial<Statement>, string]>([
  [{}, "warning"],
  [{ kind: "photo" }, "photo"],
  [{ kind: "ban" }, "banForever"],
  [{ kind: "ban", until: "2026-02-01T12:00:00.000Z" }, "banUntil"],
  [{ kind: "ban", isLifted: true }, "lifted"],
  [{ isLifted: true }, "lifted"],
])("a decision %j means %s", (change, effect) => {
  expect(statementPhrases({ ...warning, ...change }).effect).toBe(effect);
});

test.each<[Statement["evidence"], string]>([
  [[], "account"],
  [["profile"], "profile"],
  [["chat"], "chat"],
  [["profile", "chat"], "both"],
])("evidence of the kinds %j is said as %s", (evidence, basis) => {
  expect(statementPhrases({ ...warning, evidence }).basis).toBe(basis);
});

test("a rejected photo is its own evidence", () => {
  expect(statementPhrases({ ...warning, kind: "photo" }).basis).toBe("photo");
});

test.each<[Partial<Statement>, string]>([
  [{}, "person"],
  [{ kind: "photo" }, "personAfterProgram"],
  [{ kind: "photo", isAutomated: true }, "program"],
])("a decision %j was made by %s", (change, decider) => {
  expect(statementPhrases({ ...warning, ...change }).decider).toBe(decider);
});
