/**
 * Age in whole years by calendar date (spec §5: the difference of the years, minus one while this year's birthday has
 * not been reached). Both dates are UTC dates written `YYYY-MM-DD` (OPEN-91).
 */
export function ageOn(birthDate: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4));
  // Month and day compare as text because both parts are zero-padded.
  return today.slice(5) < birthDate.slice(5) ? years - 1 : years;
}

/** The UTC date of an instant, `YYYY-MM-DD`. */
export function utcDate(instant: Date): string {
  return instant.toISOString().slice(0, 10);
}

/** Tells whether a text is a real calendar date written `YYYY-MM-DD` (`2007-02-29` is not). */
export function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const instant = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(instant.getTime()) && utcDate(instant) === text;
}

/**
 * First and last birth date whose age on `today` lies within `[minAge, maxAge]`, both inclusive; the bounds of the
 * birth-date input (REG-23).
 */
export function birthDateBounds(today: string, minAge: number, maxAge: number): { min: string; max: string } {
  const [year, month, day] = today.split("-").map(Number) as [number, number, number];
  const max = clampedDate(year - minAge, month, day);
  // Still `maxAge` today means: the next birthday is tomorrow at the earliest.
  const min = new Date(`${clampedDate(year - maxAge - 1, month, day)}T00:00:00Z`);
  min.setUTCDate(min.getUTCDate() + 1);
  return { min: utcDate(min), max };
}

/** 29 February becomes 28 February in a year without one. */
function clampedDate(year: number, month: number, day: number): string {
  const lastDay = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1, Math.min(day, lastDay))).toISOString().slice(0, 10);
}
