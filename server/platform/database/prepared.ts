import type { Queryable } from "./open.ts";

/** Prepares a frequent statement once per database. `build` returns Drizzle's `.prepare(name)` with a unique name. */
export function preparedOnce<Statement>(build: (db: Queryable) => Statement): (db: Queryable) => Statement {
  const built = new WeakMap<Queryable, Statement>();
  return (db) => {
    const known = built.get(db);
    if (known !== undefined) return known;
    const statement = build(db);
    built.set(db, statement);
    return statement;
  };
}
