import { describe, expect, it } from "vitest";
import { birthNumber, birthNumberOfDays } from "./birth-date.ts";

const DAY = 86_400_000;
const EPOCH = Date.UTC(2000, 0, 1);

function dateOf(days: number): string {
  return new Date(EPOCH + days * DAY).toISOString().slice(0, 10);
}

describe("the number of a birth date", () => {
  it("is the same from its text and from its days, for every day of two centuries and more", () => {
    const first = (Date.UTC(1899, 0, 1) - EPOCH) / DAY;
    const last = (Date.UTC(2120, 0, 1) - EPOCH) / DAY;
    const different: string[] = [];
    for (let days = first; days <= last; days++)
      if (birthNumber(dateOf(days)) !== birthNumberOfDays(days)) different.push(dateOf(days));
    expect(different).toEqual([]);
  });

  it("orders as the dates do", () => {
    const dates = ["1899-12-31", "1900-01-01", "1999-12-31", "2000-01-01", "2076-02-29", "2076-03-01", "2100-01-01"];
    const numbers = dates.map(birthNumber);
    expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
  });
});
