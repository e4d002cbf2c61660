import pg from "pg";

/** Throws rather than rounds. */
function parseBigint(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`bigint ${text} exceeds the safe integers`);
  return value;
}

/** For the whole process: `bigint` (and `count(*)`) as a number, `date` as `YYYY-MM-DD` without a time zone. */
export function setValueTypes(): void {
  pg.types.setTypeParser(pg.types.builtins.INT8, parseBigint);
  pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);
}
