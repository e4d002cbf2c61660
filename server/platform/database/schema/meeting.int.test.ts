import { eq } from "drizzle-orm";
import { afterAll, describe, expect, it } from "vitest";
import { createTestDatabase } from "../../../testing/database.ts";
import { refused } from "../../../testing/database-errors.ts";
import { addPeople } from "../../../testing/people.ts";
import { authUsers } from "./auth.ts";
import { matches } from "./meeting.ts";
import { profiles } from "./people.ts";

const database = await createTestDatabase();
afterAll(() => database.close());

async function pair(): Promise<[string, string]> {
  const [first, second] = await addPeople(database.db, 2);
  return [first!.id, second!.id];
}

async function like(values: typeof matches.$inferInsert) {
  const [match] = await database.db.insert(matches).values(values).returning();
  return match!;
}

async function change(id: string, values: Partial<typeof matches.$inferInsert>) {
  const [match] = await database.db.update(matches).set(values).where(eq(matches.id, id)).returning();
  return match!;
}

async function hasNewLikes(...ids: string[]): Promise<boolean[]> {
  const rows = await Promise.all(ids.map((id) => database.db.select().from(profiles).where(eq(profiles.id, id))));
  return rows.map(([profile]) => profile!.hasNewLikes);
}

const clearDots = () => database.db.update(profiles).set({ hasNewLikes: false });

const longAgo = new Date("2020-01-01T00:00:00.123Z");

describe("matches", () => {
  it("DATA-09 user1_id is the smaller id", async () => {
    const [user1Id, user2Id] = await pair();
    expect(await refused(like({ user1Id: user2Id, user2Id: user1Id }))).toMatchObject({
      code: "23514",
      constraint: "matches_pair_ordered",
    });
    expect(await refused(like({ user1Id, user2Id: user1Id }))).toMatchObject({ code: "23514" });
    expect(await like({ user1Id, user2Id })).toMatchObject({ likedByUser1: false, likedByUser2: false });
  });

  it("DATA-10 there is at most one row for two users", async () => {
    const [user1Id, user2Id] = await pair();
    await like({ user1Id, user2Id, likedByUser1: true });
    expect(await refused(like({ user1Id, user2Id, likedByUser2: true }))).toMatchObject({ code: "23505" });
  });

  it("DATA-11 OPEN-51 updated_at moves with each change and only then", async () => {
    const [user1Id, user2Id] = await pair();
    const { id } = await like({ user1Id, user2Id, likedByUser1: true, updatedAt: longAgo });
    expect((await change(id, { likedByUser1: true })).updatedAt).toEqual(longAgo);
    expect((await change(id, { likedByUser1: false })).updatedAt.getTime()).toBeGreaterThan(longAgo.getTime());
  });

  it("OPEN-51 matched_at is set when both like, kept while they do, cleared when one stops", async () => {
    const [user1Id, user2Id] = await pair();
    const { id, matchedAt } = await like({ user1Id, user2Id, likedByUser1: true, matchedAt: longAgo });
    expect(matchedAt).toBeNull();
    const mutual = await change(id, { likedByUser2: true });
    expect(mutual.matchedAt).toBeInstanceOf(Date);
    expect((await change(id, { likedByUser2: true })).matchedAt).toEqual(mutual.matchedAt);
    expect((await change(id, { likedByUser1: false })).matchedAt).toBeNull();
  });

  it("OPEN-51 a row that comes with its times keeps them", async () => {
    const [user1Id, user2Id] = await pair();
    const both = { likedByUser1: true, likedByUser2: true };
    expect(await like({ user1Id, user2Id, ...both, matchedAt: longAgo, updatedAt: longAgo })).toMatchObject({
      matchedAt: longAgo,
      updatedAt: longAgo,
    });
  });

  it("LIKE-09 DATA-12 OPEN-50 the liked user's flag is set when the liker's becomes true, on insert and update", async () => {
    const [user1Id, user2Id] = await pair();
    const { id } = await like({ user1Id, user2Id, likedByUser1: true });
    expect(await hasNewLikes(user1Id, user2Id)).toEqual([false, true]);
    await change(id, { likedByUser2: true });
    expect(await hasNewLikes(user1Id, user2Id)).toEqual([true, true]);

    await clearDots();
    await change(id, { likedByUser1: true, likedByUser2: false });
    expect(await hasNewLikes(user1Id, user2Id)).toEqual([false, false]);
    await change(id, { likedByUser2: true });
    expect(await hasNewLikes(user1Id, user2Id)).toEqual([true, false]);
  });

  it("LIKE-09 taking a like back leaves the flag", async () => {
    const [user1Id, user2Id] = await pair();
    const { id } = await like({ user1Id, user2Id, likedByUser2: true });
    await change(id, { likedByUser2: false });
    expect(await hasNewLikes(user1Id, user2Id)).toEqual([true, false]);
  });

  it("OPEN-83 go with either account", async () => {
    const [user1Id, user2Id] = await pair();
    const { id } = await like({ user1Id, user2Id, likedByUser2: true });
    await database.db.delete(authUsers).where(eq(authUsers.id, user2Id));
    expect(await database.db.$count(matches, eq(matches.id, id))).toBe(0);
  });
});
