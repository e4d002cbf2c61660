import type { Database } from "../platform/database/open.ts";

/** The first and the last migration of the version before 1.0, as its databases record them. */
const RECORD = [
  { hash: "52ea0725785515f98346876bbc7a3ff479b4082127c4af9e674eb5cddfc671c7", created_at: 1_763_683_200_000 },
  { hash: "0da241fa2fefaacb08b7de5d3b277ed643bb3b0397f42530b4c58c412af4111d", created_at: 1_763_769_706_000 },
];

/** Gives a migrated database the record of the version before 1.0, whose schema was the same. */
export async function recordEarlierVersion({ pool }: Pick<Database, "pool">): Promise<void> {
  await pool.query("TRUNCATE drizzle.__drizzle_migrations RESTART IDENTITY");
  for (const { hash, created_at } of RECORD) {
    await pool.query("INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ($1, $2)", [hash, created_at]);
  }
}

/** Returns what a start, migration or restore would write first: the record, and facts about the installation. */
export async function firstWrites({ pool }: Pick<Database, "pool">): Promise<unknown[]> {
  const { rows } = await pool.query(
    "SELECT hash AS found FROM drizzle.__drizzle_migrations UNION ALL SELECT name FROM installation ORDER BY found",
  );
  return rows;
}
