/**
 * Birth dates as ordered 16-bit numbers, 31 days per month from 1900. Clamped dates match no filter by age from 2001
 * to 2093.
 */

export const UNKNOWN_BIRTH = 0xffff;
const LAST = 0xfffe;
const FIRST_YEAR = 1900;

const FIRST_DAY = -36_524;
const BY_DAY = numbersByDay();

export function birthNumber(date: string | null): number {
  return date === null ? UNKNOWN_BIRTH : Math.min(Math.max(dateNumber(date), 0), LAST);
}

/** Inclusive range of birth numbers for the ages on that day (DISC-28). */
export function birthRange(ages: readonly [number, number], today: string): [number, number] {
  const day = dateNumber(today);
  // As in `ageOn`, birthdays on 29 February fall on 1 March in common years.
  const first = day - (ages[1] + 1) * 372 + 1;
  return [Math.min(Math.max(first, 1), LAST), Math.min(Math.max(day - ages[0] * 372, 0), LAST - 1)];
}

export function birthNumberOfDays(days: number): number {
  const index = days - FIRST_DAY;
  return index < 0 ? 0 : (BY_DAY[index] ?? LAST);
}

function dateNumber(date: string): number {
  return (
    (Number(date.slice(0, 4)) - FIRST_YEAR) * 372 + (Number(date.slice(5, 7)) - 1) * 31 + Number(date.slice(8, 10))
  );
}

function numbersByDay(): Uint16Array {
  const numbers: number[] = [];
  for (let month = 0; month * 31 + 31 <= LAST; month++) {
    const days = new Date(Date.UTC(FIRST_YEAR, month + 1, 0)).getUTCDate();
    for (let day = 1; day <= days; day++) numbers.push(month * 31 + day);
  }
  return Uint16Array.from(numbers);
}
