import pg from "pg";

/** Throws instead of rounding. */
function parseBigint(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`bigint ${text} exceeds the safe integers`);
  return value;
}

/** Parses, process-wide, `bigint` (and `count(*)`) as a number and `date` as `YYYY-MM-DD` without a time zone. */
export function setValueTypes(): void {
  pg.types.setTypeParser(pg.types.builtins.INT8, parseBigint);
  pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);
}
