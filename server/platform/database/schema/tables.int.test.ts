import { getTableColumns, getTableName, getViewName, getViewSelectedFields, is, View } from "drizzle-orm";
import { getTableConfig, PgColumn, type PgTable, type PgView } from "drizzle-orm/pg-core";
import { afterAll, describe, expect, it } from "vitest";
import { readColumns } from "../../../testing/catalog.ts";
import { createTestDatabase } from "../../../testing/database.ts";
import { tables } from "./tables.ts";

const database = await createTestDatabase();
const catalog = await readColumns(database.pool);
afterAll(() => database.close());

interface Mapped {
  name: string;
  columns: PgColumn[];
  primaryKey: string[];
  isView: boolean;
}

function mapped(table: PgTable | PgView): Mapped {
  if (is(table, View)) {
    const columns = Object.values(getViewSelectedFields(table)).filter((field) => is(field, PgColumn));
    return { name: getViewName(table), columns, primaryKey: [], isView: true };
  }
  const columns = Object.values(getTableColumns(table as PgTable));
  const [composite] = getTableConfig(table as PgTable).primaryKeys;
  const keys = composite?.columns ?? columns.filter(({ primary }) => primary);
  return {
    name: getTableName(table as PgTable),
    columns,
    primaryKey: keys.map(({ name }) => name),
    isView: false,
  };
}

/** Expands types that the builder abbreviates. */
function spelledOut(type: string): string {
  return type.replace(/^timestamp \((\d)\)/, "timestamp($1)");
}

const mappings = Object.values(tables).map(mapped);

/** A table's columns in the catalog. */
function names(table: string): string[] {
  return (catalog.get(table) ?? []).map((column) => column.name);
}

describe("the mapping of tables", () => {
  it("covers exactly the tables and views of the database", () => {
    const known = mappings.map((mapping) => mapping.name);
    expect(known.sort()).toEqual([...catalog.keys()].sort());
  });

  it.each(mappings)("gives $name the columns, types and nullability it has", ({ name, columns, isView }) => {
    const actual = (catalog.get(name) ?? []).map(({ name, type, notNull }) => ({ name, type, notNull }));
    const expected = columns.map((column) => ({
      name: column.name,
      type: spelledOut(column.getSQLType()),
      // The database does not know that view columns are never null.
      notNull: column.notNull && !isView,
    }));
    expect(expected.sort(byName)).toEqual(actual.sort(byName));
  });

  it.each(mappings.filter((mapping) => !mapping.isView))("knows which columns of $name fill themselves", (mapping) => {
    const actual = (catalog.get(mapping.name) ?? []).map(({ name, generated, hasDefault }) => ({
      name,
      generated,
      hasDefault,
    }));
    const expected = mapping.columns.map((column) => ({
      name: column.name,
      generated: column.generated !== undefined,
      hasDefault: (column.hasDefault || column.generatedIdentity !== undefined) && column.generated === undefined,
    }));
    expect(expected.sort(byName)).toEqual(actual.sort(byName));
  });

  it("knows the primary key of each table", async () => {
    const { rows } = await database.pool.query(
      `SELECT conrelid::regclass::text AS table, array_agg(attname::text ORDER BY place) AS columns
       FROM pg_constraint, unnest(conkey) WITH ORDINALITY AS key (number, place), pg_attribute
       WHERE contype = 'p' AND connamespace = 'public'::regnamespace AND attrelid = conrelid AND attnum = number
       GROUP BY conrelid`,
    );
    const actual = Object.fromEntries(rows.map(({ table, columns }) => [table, columns]));
    const keyed = mappings.filter(({ isView }) => !isView);
    expect(Object.fromEntries(keyed.map(({ name, primaryKey }) => [name, primaryKey]))).toEqual({
      ...Object.fromEntries(keyed.map(({ name }) => [name, []])),
      ...actual,
    });
  });

  it("states ON DELETE on every foreign key", async () => {
    const { rows } = await database.pool.query(
      `SELECT conrelid::regclass::text AS table, conname FROM pg_constraint
       WHERE contype = 'f' AND confdeltype = 'a' AND connamespace = 'public'::regnamespace`,
    );
    expect(rows).toEqual([]);
  });

  it("has an index that begins with the column of each foreign key", async () => {
    const { rows } = await database.pool.query(
      `SELECT conrelid::regclass::text AS table, conname FROM pg_constraint k
       WHERE contype = 'f' AND connamespace = 'public'::regnamespace AND NOT EXISTS (
         SELECT FROM pg_index i WHERE i.indrelid = k.conrelid AND i.indkey[0] = k.conkey[1] AND i.indpred IS NULL)`,
    );
    expect(rows).toEqual([]);
  });
});

describe("the names of the specification", () => {
  it("DATA-01 profiles has its columns", () => {
    expect(names("profiles")).toEqual(
      expect.arrayContaining([
        ...["id", "user_id", "nickname", "email", "real_name", "country", "city", "bio", "gender", "looking_for"],
        ...["friendship_preference", "relationship_preference", "avatar_url", "fecha_nacimiento"],
        ...["notificacion_like", "notificacion_chat", "is_moderator"],
      ]),
    );
  });

  it("DATA-03 preferences are arrays and flags are booleans", () => {
    const types = new Map(catalog.get("profiles")?.map((column) => [column.name, column.type]));
    expect(types.get("friendship_preference")).toBe("text[]");
    expect(types.get("relationship_preference")).toBe("text[]");
    for (const flag of ["notificacion_like", "notificacion_chat", "is_moderator"]) {
      expect(types.get(flag)).toBe("boolean");
    }
  });

  it("DATA-06 countries and cities have their columns", () => {
    expect(names("countries")).toEqual(["code", "name"]);
    expect(names("cities")).toEqual(expect.arrayContaining(["id", "name", "country_code", "latitude", "longitude"]));
  });

  it("DATA-07 gustos has its columns", () => {
    expect(names("gustos")).toEqual(expect.arrayContaining(["id", "nombre", "tipo"]));
  });

  it("DATA-08 usuario_gustos has its columns, the first a profile's id", async () => {
    expect(names("usuario_gustos")).toEqual(expect.arrayContaining(["user_id", "gustos_id"]));
    expect(await target("usuario_gustos", "user_id")).toBe("profiles");
  });

  it("DATA-09 matches has its columns, with ids of profiles, which are those of accounts", async () => {
    expect(names("matches").sort()).toEqual(
      ["id", "liked_by_user1", "liked_by_user2", "matched_at", "updated_at", "user1_id", "user2_id"].sort(),
    );
    expect(await target("matches", "user1_id")).toBe("profiles");
    expect(await target("profiles", "id")).toBe("auth_user");
  });

  it("DATA-13 subscriptions has its columns", () => {
    expect(names("subscriptions")).toEqual(
      expect.arrayContaining([
        ...["user_id", "status", "plan", "start_date", "end_date", "cancel_at_period_end", "stripe_subscription_id"],
      ]),
    );
  });

  it("DATA-14 chats has its columns, spelled Archived_user1 and Archived_user2", () => {
    expect(names("chats").sort()).toEqual(
      ["Archived_user1", "Archived_user2", "created_at", "id", "last_message_at", "user1_id", "user2_id"].sort(),
    );
  });

  it("DATA-15 chat_messages has its columns, an id that only the client makes, and beside them what a message answers, when it was taken back and what searches compare", () => {
    const own = ["id", "chat_id", "sender_id", "message", "sent_at", "read_at"];
    expect(names("chat_messages")).toEqual([...own, "quoted_id", "taken_back_at", "search_text"]);
    expect(catalog.get("chat_messages")?.[0]).toMatchObject({ type: "uuid", notNull: true, hasDefault: false });
  });

  it("DATA-16 user_blocks has its columns", () => {
    expect(names("user_blocks")).toEqual(["id", "blocker_id", "blocked_id", "created_at"]);
  });

  it("DATA-17 reports has its columns, and beside them what is answered to the question after a report", () => {
    expect(names("reports")).toEqual([
      "id",
      "reporter_id",
      "reported_user_id",
      "reason",
      "description",
      "created_at",
      "resuelta",
      "concern",
      "concern_at",
      "mark",
    ]);
    expect(catalog.get("reports")).toContainEqual(expect.objectContaining({ name: "resuelta", type: "boolean" }));
  });

  it("DATA-19 user_bans has its columns", () => {
    expect(names("user_bans")).toEqual([
      "id",
      "user_id",
      "type",
      "ban_reason",
      "ban_until",
      "created_by",
      "notes",
      "created_at",
      "warn_seen",
    ]);
    expect(catalog.get("user_bans")?.at(-1)).toMatchObject({ name: "warn_seen", type: "boolean" });
  });
});

/** The table referenced by a single-column foreign key. */
async function target(table: string, column: string): Promise<string | undefined> {
  const { rows } = await database.pool.query<{ target: string }>(
    `SELECT k.confrelid::regclass::text AS target FROM pg_constraint k
     JOIN pg_attribute a ON a.attrelid = k.conrelid AND k.conkey = ARRAY[a.attnum]
     WHERE k.contype = 'f' AND k.conrelid = $1::regclass AND a.attname = $2`,
    [table, column],
  );
  return rows[0]?.target;
}

function byName(a: { name: string }, b: { name: string }): number {
  return a.name < b.name ? -1 : 1;
}
