import fc from "fast-check";
import { expect, test } from "vitest";
import { ageOn, birthDateBounds, isCalendarDate, utcDate } from "./age.ts";

const calendarDate = (from: string, to: string) =>
  fc
    .integer({ min: Date.parse(from) / 86_400_000, max: Date.parse(to) / 86_400_000 })
    .map((day) => utcDate(new Date(day * 86_400_000)));

const dayAfter = (date: string, days = 1) => utcDate(new Date(Date.parse(date) + days * 86_400_000));

test("REG-19 the age is the difference of the years, one less before this year's birthday", () => {
  fc.assert(
    fc.property(
      calendarDate("1900-01-01", "2030-12-31"),
      calendarDate("2031-01-01", "2140-12-31"),
      (birthDate, today) => {
        const [birthYear, birthMonth, birthDay] = birthDate.split("-").map(Number) as [number, number, number];
        const [year, month, day] = today.split("-").map(Number) as [number, number, number];
        const reached = month > birthMonth || (month === birthMonth && day >= birthDay);
        expect(ageOn(birthDate, today)).toBe(year - birthYear - (reached ? 0 : 1));
      },
    ),
  );
});

test("REG-21 REG-22 REG-23 the bounds are the very first and last dates of the ages allowed, on every day", () => {
  fc.assert(
    fc.property(
      calendarDate("2000-01-01", "2140-12-31"),
      fc.integer({ min: 0, max: 60 }),
      fc.integer({ min: 0, max: 60 }),
      (today, minAge, more) => {
        const maxAge = minAge + more;
        const { min, max } = birthDateBounds(today, minAge, maxAge);
        expect(isCalendarDate(min) && isCalendarDate(max)).toBe(true);
        expect(ageOn(max, today)).toBe(minAge);
        expect(ageOn(dayAfter(max), today)).toBe(minAge - 1);
        expect(ageOn(min, today)).toBe(maxAge);
        expect(ageOn(dayAfter(min, -1), today)).toBe(maxAge + 1);
      },
    ),
  );
});

test("OPEN-91 an instant's date is the one in UTC", () => {
  expect(utcDate(new Date("2026-03-01T00:30:00+02:00"))).toBe("2026-02-28");
  expect(utcDate(new Date("2026-02-28T23:59:59.999Z"))).toBe("2026-02-28");
});

test.each(["2008-02-29", "2000-02-29", "1999-12-31", "2026-01-01"])("REG-20 %s is a date", (text) => {
  expect(isCalendarDate(text)).toBe(true);
});

test.each([
  ...["2007-02-29", "1900-02-29", "2026-04-31", "2026-13-01", "2026-00-10", "2026-01-00", "2026-1-1", "26-01-01"],
  ...["2026-01-01T00:00:00Z", " 2026-01-01", "2026-01-01\n", "01/01/2026", "+02026-01-01", "", "٢٠٢٦-٠١-٠١"],
])("REG-20 %j is no date", (text) => {
  expect(isCalendarDate(text)).toBe(false);
});
