import {
  CHAT_REPORT_REASONS,
  MEETING_REPORT_REASONS,
  PROFILE_REPORT_REASONS,
  REPORT_DESCRIPTION,
} from "@nakamatch/contract/vocabulary/reports";
import { describe, expect, test } from "vitest";
import { parseReport } from "./report.ts";

const good = { reason: "spam", description: "Vende relojes" };

describe("reading a report", () => {
  test.each([
    ...PROFILE_REPORT_REASONS.map((reason) => ["profile", reason] as const),
    ...CHAT_REPORT_REASONS.map((reason) => ["chat", reason] as const),
    ...MEETING_REPORT_REASONS.map((reason) => ["chat", reason] as const),
  ])("LIMIT-30 a report of the kind %s takes the reason %s", (kind, reason) => {
    expect(parseReport(kind, { ...good, reason })).toEqual({
      ok: true,
      value: { kind, reason, description: "Vende relojes" },
    });
  });

  test.each([
    ["profile", ""],
    ["profile", "harassment"],
    ["profile", "toString"],
    ["profile", "violence"],
    ["words", "violence"],
    ["chat", ""],
    ["chat", "inappropriate_photo"],
    ["chat", " spam"],
  ] as const)("REPORT-04 OPEN-67 a report of the kind %s refuses the reason «%s»", (kind, reason) => {
    expect(parseReport(kind, { ...good, reason })).toEqual({
      ok: false,
      problems: [{ field: "reason", reason: "required" }],
    });
  });

  test.each(["", " \n\t ", "\0", "\u00a0", "\u0085", "\u200b\u2060", "\u2003\u{e0020}", "\u3164", "\u2800"])(
    "REPORT-04 OPEN-68 refuses the blank description %j, also with «other»",
    (description) => {
      expect(parseReport("chat", { reason: "other", description })).toEqual({
        ok: false,
        problems: [{ field: "description", reason: "required" }],
      });
    },
  );

  test("names everything that is wrong at once", () => {
    expect(parseReport("profile", { reason: "", description: "" })).toEqual({
      ok: false,
      problems: [
        { field: "reason", reason: "required" },
        { field: "description", reason: "required" },
      ],
    });
  });

  test("trims the description, and takes out what the database cannot hold", () => {
    expect(parseReport("profile", { reason: "spam", description: "  a\0b\uD800 c\n" })).toMatchObject({
      value: { description: "ab\uFFFD c" },
    });
  });

  test("OPEN-89 takes a description of the greatest length without the space around it, and none that is longer", () => {
    const longest = "😀".repeat(REPORT_DESCRIPTION.max / 2);
    expect(parseReport("chat", { ...good, description: ` ${longest} ` })).toMatchObject({
      value: { description: longest },
    });
    expect(parseReport("chat", { ...good, description: `${longest}x` })).toEqual({
      ok: false,
      problems: [{ field: "description", reason: "tooLong" }],
    });
  });
});
