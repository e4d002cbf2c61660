import { describe, expect, test } from "vitest";
import { dayLabel, listTime } from "./times.ts";

const now = new Date(2026, 5, 15, 13, 30);
const words = { today: "Hoy", yesterday: "Ayer" };

test.each([
  ["today: hour and minute", new Date(2026, 5, 15, 0, 5), "es-ES", /^00:05$/],
  ["no zero before an hour with AM or PM", new Date(2026, 5, 15, 15, 14), "en-US", /^3:14\sPM$/],
  ["a zero before an hour without", new Date(2026, 5, 15, 3, 14), "de-DE", /^03:14$/],
  ["this year: day and month, yesterday included", new Date(2026, 5, 14, 23, 59), "es-ES", /^14\/6$/],
  ["before: day, month and year", new Date(2025, 11, 31, 23, 0), "de-DE", /^31\.12\.2025$/],
])("CHAT-08: the time of the last message has %s", (_what, sent, locale, text) => {
  expect(listTime(sent, now, locale)).toMatch(text);
});

describe("CHAT-16: date separators", () => {
  test("today and yesterday in words, also across the turn of the year", () => {
    expect(dayLabel(new Date(2026, 5, 15, 23, 59), now, "es-ES", words)).toBe("Hoy");
    expect(dayLabel(new Date(2026, 5, 14, 1), now, "es-ES", words)).toBe("Ayer");
    expect(dayLabel(new Date(2025, 11, 31), new Date(2026, 0, 1), "es-ES", words)).toBe("Ayer");
  });
  test("other days as a date, with the year only when it is another one", () => {
    expect(dayLabel(new Date(2026, 4, 2), now, "es-ES", words)).toBe("sábado, 2 de mayo");
    expect(dayLabel(new Date(2024, 4, 2), now, "es-ES", words)).toContain("2024");
    expect(dayLabel(new Date(2026, 4, 1), now, "fr-FR", words)).toBe("vendredi 1er mai");
  });
});
