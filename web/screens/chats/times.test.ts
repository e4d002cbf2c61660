import { describe, expect, test } from "vitest";
import { dayLabel, isSameDay, listTime } from "./times.ts";

const now = new Date(2026, 5, 15, 13, 30);
const words = { today: "Hoy", yesterday: "Ayer" };

describe("CHAT-08: the time of the last message", () => {
  test("today: hour and minute", () => {
    expect(listTime(new Date(2026, 5, 15, 0, 5), now, "es-ES")).toBe("00:05");
  });
  test("with AM and PM the hour has no zero before it", () => {
    expect(listTime(new Date(2026, 5, 15, 15, 14), now, "en-US")).toMatch(/^3:14\sPM$/);
    expect(listTime(new Date(2026, 5, 15, 3, 14), now, "de-DE")).toBe("03:14");
  });
  test("this year: day and month, yesterday included", () => {
    expect(listTime(new Date(2026, 5, 14, 23, 59), now, "es-ES")).toBe("14/6");
    expect(listTime(new Date(2026, 0, 3, 9, 0), now, "fr-FR")).toBe("03/01");
  });
  test("before: day, month and year", () => {
    expect(listTime(new Date(2025, 11, 31, 23, 0), now, "es-ES")).toBe("31/12/2025");
    expect(listTime(new Date(2025, 11, 31, 23, 0), now, "de-DE")).toBe("31.12.2025");
  });
});

describe("CHAT-16: date separators", () => {
  test("today and yesterday in words, also across the turn of the year", () => {
    expect(dayLabel(new Date(2026, 5, 15, 1), now, "es-ES", words)).toBe("Hoy");
    expect(dayLabel(new Date(2026, 5, 14, 1), now, "es-ES", words)).toBe("Ayer");
    expect(dayLabel(new Date(2025, 11, 31), new Date(2026, 0, 1), "es-ES", words)).toBe("Ayer");
  });
  test("other days as a date, with the year only when it is another one", () => {
    expect(dayLabel(new Date(2026, 4, 2), now, "es-ES", words)).toBe("sábado, 2 de mayo");
    expect(dayLabel(new Date(2024, 4, 2), now, "es-ES", words)).toContain("2024");
  });
  test("days are the viewer's local ones", () => {
    expect(isSameDay(new Date(2026, 5, 15, 0, 0), new Date(2026, 5, 15, 23, 59))).toBe(true);
    expect(isSameDay(new Date(2026, 5, 15, 0, 0), new Date(2026, 5, 14, 23, 59))).toBe(false);
  });
});
