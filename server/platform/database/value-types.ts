import pg from "pg";

/** A `bigint` as a number. Counts and millisecond times fit; a larger value must not be rounded silently. */
function parseBigint(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`bigint ${text} exceeds the safe integers`);
  return value;
}

/**
 * Sets, for the whole process, how the driver parses values: `bigint` (so also `count(*)`) as a number, `date` as its text
 * `YYYY-MM-DD` with no time zone to shift it. A `timestamptz` is a `Date`, which is the driver's default.
 */
export function setValueTypes(): void {
  pg.types.setTypeParser(pg.types.builtins.INT8, parseBigint);
  pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);
}
