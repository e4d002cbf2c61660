/** Age in whole years. Both are UTC dates, `YYYY-MM-DD` (OPEN-91). */
export function ageOn(birthDate: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4));
  // Zero-padded, so text order is date order.
  return today.slice(5) < birthDate.slice(5) ? years - 1 : years;
}

/** The UTC date, `YYYY-MM-DD`. */
export function utcDate(instant: Date): string {
  return instant.toISOString().slice(0, 10);
}

/** Whether a `YYYY-MM-DD` text is a real date. */
export function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const instant = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(instant.getTime()) && utcDate(instant) === text;
}

/** First and last birth date of ages in `[minAge, maxAge]` on `today`: the bounds of the input (REG-23). */
export function birthDateBounds(today: string, minAge: number, maxAge: number): { min: string; max: string } {
  const [year, month, day] = today.split("-").map(Number) as [number, number, number];
  const max = clampedDate(year - minAge, month, day);
  // The day after the birthday that would make them too old.
  const min = new Date(`${clampedDate(year - maxAge - 1, month, day)}T00:00:00Z`);
  min.setUTCDate(min.getUTCDate() + 1);
  return { min: utcDate(min), max };
}

/** Outside leap years, 29 February becomes the 28th. */
function clampedDate(year: number, month: number, day: number): string {
  const lastDay = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1, Math.min(day, lastDay))).toISOString().slice(0, 10);
}
