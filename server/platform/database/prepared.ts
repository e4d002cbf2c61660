import type { Queryable } from "./open.ts";

/**
 * A statement that is put together once per database and, being named, parsed and planned once per connection: for what
 * nearly every request asks. `build` returns the builder's `.prepare(name)`, with placeholders for what differs; the name
 * is the statement's alone in the whole product.
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
