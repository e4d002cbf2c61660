import { MATCH_COUNT_MAX } from "@nakamatch/contract/vocabulary/limits";
import { type SQL, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { systemClock } from "../../../platform/clock.ts";
import type { Database, Queryable } from "../../../platform/database/open.ts";
import { createTestDatabase } from "../../../testing/database.ts";
import { actorOf, addPerson } from "../../../testing/people.ts";
import { listMatches } from "./service.ts";
import { countPairs } from "./store.ts";

/** Most pairs a count may examine; all pairs here are on one side. */
const EXAMINED_MAX = 3 * (MATCH_COUNT_MAX + 1);

interface PlanNode {
  "Relation Name"?: string;
  "Actual Rows": number;
  "Actual Loops": number;
  "Rows Removed by Filter"?: number;
  Plans?: PlanNode[];
}

let database: Database;
/** Liked by more people than a count examines; likes nobody back. */
let popular: string;

beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  popular = (await addPerson(db)).id;
  // Bulk rows: counts do not depend on triggers.
  for (const table of ["auth_user", "profiles", "matches"]) {
    await db.execute(sql`alter table ${sql.identifier(table)} disable trigger user`);
  }
  await db.execute(sql`
    insert into auth_user (id, email, "emailVerified")
    select (lpad(to_hex(n), 8, '0') || '-0000-4000-8000-000000000000')::uuid, n || '@example.test', true
    from generate_series(1, ${EXAMINED_MAX + 200}::int) n`);
  await db.execute(sql`insert into profiles (id, email) select id, email from auth_user where id <> ${popular}::uuid`);
  await db.execute(sql`
    insert into matches (user1_id, user2_id, liked_by_user1)
    select id, ${popular}::uuid, true from profiles where id <> ${popular}::uuid`);
  await db.execute(sql`analyze`);
});
afterAll(() => database.close());

/** Counts the `matches` rows read by the counting statement. */
async function examinedPairs(): Promise<number> {
  const { db } = database;
  let plan: PlanNode | undefined;
  const explaining = {
    select: db.select.bind(db),
    execute: async (query: SQL) => {
      plan = await db.transaction(async (tx) => {
        // Forces the indexes that the planner chooses for large tables.
        await tx.execute(sql`set local enable_seqscan = off`);
        await tx.execute(sql`set local enable_bitmapscan = off`);
        await tx.execute(sql`set local enable_sort = off`);
        const { rows } = await tx.execute<{ "QUERY PLAN": [{ Plan: PlanNode }] }>(
          sql`explain (analyze, format json) ${query}`,
        );
        return rows[0]!["QUERY PLAN"][0].Plan;
      });
      return { rows: [] };
    },
  } as unknown as Queryable;
  await countPairs(explaining, popular);
  return readFromPairs(plan!);
}

function readFromPairs(node: PlanNode): number {
  const own =
    node["Relation Name"] === "matches"
      ? (node["Actual Rows"] + (node["Rows Removed by Filter"] ?? 0)) * node["Actual Loops"]
      : 0;
  return own + (node.Plans ?? []).reduce((sum, child) => sum + readFromPairs(child), 0);
}

describe("the counts of the match lists", () => {
  it("MATCH-05 read a bounded number of pairs, and none of another list", async () => {
    expect(await countPairs(database.db, popular)).toEqual({ mutual: 0, likedMe: MATCH_COUNT_MAX + 1, iLiked: 0 });
    expect(await examinedPairs()).toBeLessThanOrEqual(EXAMINED_MAX);
  });

  it("MATCH-05 are exact up to 999; 1000 means at least as many", async () => {
    const { db } = database;
    const viewer = actorOf(await addPerson(db));
    // The viewer likes 1,001 people, 999 of whom like them back.
    await db.execute(sql`
      insert into matches (user1_id, user2_id, liked_by_user1, liked_by_user2)
      select least(id, ${viewer.id}::uuid), greatest(id, ${viewer.id}::uuid), id > ${viewer.id}::uuid or n <= 999, id < ${viewer.id}::uuid or n <= 999
      from (select id, row_number() over () as n from profiles where id not in (${viewer.id}, ${popular}) limit 1001) others`);
    const counts = async () =>
      (await listMatches({ db, clock: systemClock }, viewer, { list: "mutual", limit: 1 })).counts;
    expect(await counts()).toEqual({ mutual: 999, likedMe: 999, iLiked: 1000 });
    await db.execute(sql`
      update matches set liked_by_user1 = true, liked_by_user2 = true
      where user1_id = ${viewer.id} or user2_id = ${viewer.id}`);
    expect(await counts()).toEqual({ mutual: 1000, likedMe: 1000, iLiked: 1000 });
  });

  it("MATCH-05 give up behind thousands of people who may not be seen", async () => {
    await database.db.execute(sql`update auth_user set "emailVerified" = false where id <> ${popular}::uuid`);
    expect(await countPairs(database.db, popular)).toEqual({ mutual: 0, likedMe: 0, iLiked: 0 });
    expect(await examinedPairs()).toBe(EXAMINED_MAX);
  });
});
