import type { Queryable } from "./open.ts";

/**
 * A statement that is built once per database and, because it is named, parsed and planned once per connection: for queries
 * of nearly every request. `build` returns the query builder's `.prepare(name)`, with placeholders for the parameters; no other
 * statement of the product may have that name.
 */
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
