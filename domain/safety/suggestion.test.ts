import { expect, test } from "vitest";
import { suggestBan } from "./suggestion.ts";

test.each([
  [["harassment"], "offensive_content"],
  [["fake_profile"], "impersonation"],
  [["spam", "spam", "harassment"], "spam"],
  [["spam", "harassment"], "offensive_content"],
  [["other", "inappropriate_nickname"], "inappropriate_nickname"],
  [["Se hace pasar por mí", "spam"], "spam"],
  [["Se hace pasar por mí"], null],
  [[], null],
])("the reason of a decision about %j: the most frequent one, else the gravest", (reasons, suggested) => {
  expect(
    suggestBan(
      null,
      reasons.map((reason) => ({ reason })),
      [],
    )?.reason,
  ).toBe(suggested);
});

test.each([
  [[], "1_day", 0],
  [["dismissal", "photo_rejected"], "1_day", 0],
  [["warning"], "1_week", 1],
  [["unban", "ban", "warning"], "1_month", 2],
  [["ban", "ban", "ban", "ban"], "1_month", 4],
  [["appeal_granted", "ban"], "1_day", 0],
  [["ban", "appeal_granted", "ban"], "1_week", 1],
  [["undo", "ban", "warning"], "1_week", 1],
  [["undo", "appeal_granted", "ban"], "1_week", 1],
])("a ban after %j is a step longer for each measure that stands, never permanent", (actions, duration, measures) => {
  const history = actions.map((action) => ({ action }));
  expect(suggestBan(null, [], history)).toEqual({ reason: null, duration, measures });
});

test.each([
  ["danger", null],
  ["unsure", null],
  ["underage", { reason: "other", duration: "permanent", measures: 0, isForAge: true }],
  ["money", { reason: "spam", duration: "1_day", measures: 0 }],
] as const)("the mark %s suggests as its runbook says", (concern, suggested) => {
  expect(suggestBan(concern, [{ reason: "other" }], [])).toEqual(suggested);
});

test("someone who asks for money under another name is suggested for that", () => {
  expect(suggestBan("money", [{ reason: "fake_profile" }], [])?.reason).toBe("impersonation");
});
