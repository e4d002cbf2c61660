import pg from "pg";

/** A `bigint` as a number. Counts and millisecond times fit; what does not fit must not be rounded in silence. */
function parseBigint(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`bigint ${text} exceeds the safe integers`);
  return value;
}

/**
 * Decides, once for the process, how the driver reads values whose JavaScript type is a matter of choice:
 * `bigint` (so also `count(*)`) is a number, `date` is its text `YYYY-MM-DD` with no time zone to shift it, `timestamptz`
 * is a `Date`, the driver's own default.
 */
export function decideValueTypes(): void {
  pg.types.setTypeParser(pg.types.builtins.INT8, parseBigint);
  pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);
}
