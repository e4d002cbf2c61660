import { expect, test } from "vitest";
import { suggestDuration, suggestReason } from "./suggestion.ts";

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
  expect(suggestReason(reasons.map((reason) => ({ reason })))).toBe(suggested);
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
  expect(suggestDuration(actions.map((action) => ({ action })))).toEqual({ duration, measures });
});
