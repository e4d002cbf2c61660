import { call } from "@orpc/server";
import { eq } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { authUsers } from "../../../platform/database/schema/auth.ts";
import { interests, profileInterests } from "../../../platform/database/schema/interests.ts";
import { matches } from "../../../platform/database/schema/meeting.ts";
import { presence, profiles } from "../../../platform/database/schema/people.ts";
import { bans, blocks } from "../../../platform/database/schema/safety.ts";
import { contextOf } from "../../../testing/context.ts";
import { createLikesScene } from "../../../testing/likes.ts";
import { actorOf, addPeople, addPerson, NOBODY, type TestActor } from "../../../testing/people.ts";
import { untilStatementWaits } from "../../../testing/waiting.ts";
import { likeRoutes } from "./routes.ts";
import { clearLikesDot, like, unlike } from "./service.ts";

const NOW = new Date("2026-06-15T12:00:00Z");

/** Sorted as pairs are stored. */
let first: TestActor;
let second: TestActor;

const scene = await createLikesScene(NOW);
const { database, deps } = scene;
afterAll(() => database.close());

beforeEach(async () => {
  [first, second] = await scene.addPair();
});

const pairRow = () => scene.pairRow(first, second);

async function hasDot({ id }: TestActor): Promise<boolean> {
  const [profile] = await database.db.select().from(profiles).where(eq(profiles.id, id));
  return profile!.hasNewLikes;
}

describe("a like", () => {
  it("LIKE-01 LIKE-02 creates the pair's row with only the liker's flag, on either side of the pair", async () => {
    expect(await like(deps, first, second.id)).toEqual({ hasLiked: true, isMatch: false, isNewMatch: false });
    expect(await pairRow()).toMatchObject({ likedByUser1: true, likedByUser2: false, matchedAt: null });

    const [one, two] = await addPeople(database.db, 2);
    await like(deps, actorOf(two!), actorOf(one!).id);
    const [row] = await database.db.select().from(matches).where(eq(matches.user1Id, one!.id));
    expect(row).toMatchObject({ user2Id: two!.id, likedByUser1: false, likedByUser2: true });
  });

  it("LIKE-03 an existing row keeps its id and the other's flag; only the own flag moves", async () => {
    await like(deps, second, first.id);
    const before = await pairRow();
    await like(deps, first, second.id);
    expect(await pairRow()).toMatchObject({ id: before!.id, likedByUser1: true, likedByUser2: true });
    await unlike(deps, first, second.id);
    expect(await pairRow()).toMatchObject({ id: before!.id, likedByUser1: false, likedByUser2: true, matchedAt: null });
    await unlike(deps, second, first.id);
    expect(await pairRow()).toMatchObject({ id: before!.id, likedByUser1: false, likedByUser2: false });
  });

  it("LIKE-03 the second of two likes makes the match, and only that call says it is new", async () => {
    await like(deps, first, second.id);
    expect(await like(deps, second, first.id)).toEqual({ hasLiked: true, isMatch: true, isNewMatch: true });
    expect(await like(deps, second, first.id)).toEqual({ hasLiked: true, isMatch: true, isNewMatch: false });
    expect(await like(deps, first, second.id)).toEqual({ hasLiked: true, isMatch: true, isNewMatch: false });
  });

  it("LIKE-04 a new match comes with a few titles that both love, any other like with none", async () => {
    const titles = await database.db
      .insert(interests)
      .values(
        Array.from({ length: 7 }, (_, index) => ({ kind: "anime" as const, name: `Shared ${index}`, rank: index + 1 })),
      )
      .returning();
    for (const { id: profileId } of [first, second]) {
      await database.db.insert(profileInterests).values(titles.map(({ id }) => ({ profileId, interestId: id })));
    }
    expect(await like(deps, first, second.id)).not.toHaveProperty("sharedTitles");
    const match = await like(deps, second, first.id);
    expect(match.sharedTitles?.map(({ name }) => name)).toEqual(titles.slice(0, 5).map(({ name }) => name));
    expect(await like(deps, second, first.id)).not.toHaveProperty("sharedTitles");
  });

  it("LIKE-03 repeating a one-sided like changes nothing and publishes nothing again", async () => {
    await like(deps, first, second.id);
    const before = await pairRow();
    scene.realtime.take();
    expect(await like(deps, first, second.id)).toEqual({ hasLiked: true, isMatch: false, isNewMatch: false });
    expect(await pairRow()).toEqual(before);
    expect(scene.realtime.take()).toEqual([]);
  });

  it("LIKE-01 LIKE-03 of two people who like each other at once exactly one makes a new match", {
    tags: ["postgres"],
  }, async () => {
    for (let round = 0; round < 10; round++) {
      const [one, two] = (await addPeople(database.db, 2)).map(actorOf);
      const answers = await Promise.all([like(deps, one!, two!.id), like(deps, two!, one!.id)]);
      expect(answers.filter((answer) => answer.isNewMatch)).toHaveLength(1);
      const rows = await database.db.select().from(matches).where(eq(matches.user1Id, one!.id));
      expect(rows).toMatchObject([{ likedByUser1: true, likedByUser2: true, matchedAt: expect.any(Date) }]);
    }
  });

  it("LIKE-01 the same like from two tabs at once is one row, one event", async () => {
    const answers = await Promise.all([1, 2, 3].map(() => like(deps, first, second.id)));
    expect(answers).toEqual(Array(3).fill({ hasLiked: true, isMatch: false, isNewMatch: false }));
    expect(scene.realtime.take()).toHaveLength(1);
  });

  it("LIKE-09 OPEN-50 gives the liked person the dot and an event, the liker neither", async () => {
    await like(deps, first, second.id);
    expect([await hasDot(first), await hasDot(second)]).toEqual([false, true]);
    expect(scene.realtime.take()).toEqual([
      { to: [second.id], event: "likes.changed", payload: { isMatch: false, personId: first.id } },
    ]);
  });

  it("LIKE-03 a new match is published to both, naming the other one, and its end to none", async () => {
    await like(deps, first, second.id);
    scene.realtime.take();
    await like(deps, second, first.id);
    expect(scene.realtime.take()).toEqual([
      { to: [first.id], event: "likes.changed", payload: { isMatch: true, personId: second.id } },
      { to: [second.id], event: "likes.changed", payload: { isMatch: true, personId: first.id } },
    ]);
    await unlike(deps, second, first.id);
    expect(scene.realtime.take()).toEqual([]);
  });

  it("LIKE-03 taking back a like that was never given succeeds, and creates no row", async () => {
    expect(await unlike(deps, first, second.id)).toEqual({ hasLiked: false });
    expect(await unlike(deps, first, NOBODY)).toEqual({ hasLiked: false });
    expect(await unlike(deps, first, first.id)).toEqual({ hasLiked: false });
    expect(await pairRow()).toBeUndefined();
  });

  it("LIKE-07 taking back a mutual like says that the match has ended, once", async () => {
    await like(deps, first, second.id);
    expect(await unlike(deps, first, second.id)).toEqual({ hasLiked: false });
    await like(deps, first, second.id);
    await like(deps, second, first.id);
    expect(await unlike(deps, second, first.id)).toEqual({ hasLiked: false, endedMatch: true });
    expect(await unlike(deps, second, first.id)).toEqual({ hasLiked: false });
    expect(await unlike(deps, first, second.id)).toEqual({ hasLiked: false });
  });

  it("LIKE-09 OPEN-50 a like given again after it was taken back gives the dot again", async () => {
    await like(deps, first, second.id);
    await clearLikesDot(deps, second);
    await unlike(deps, first, second.id);
    expect(await hasDot(second)).toBe(false);
    await like(deps, first, second.id);
    expect(await hasDot(second)).toBe(true);
  });

  it("LIKE-01 takes a person by their id in any case, but nobody likes themselves", async () => {
    const routes = likeRoutes({ ...deps, hashText: String, read: (work) => work(deps.db) });
    const me = { context: contextOf(first) };
    await call(routes.like, { personId: second.id.toUpperCase() }, me);
    expect(await pairRow()).toMatchObject({ likedByUser1: true });
    await call(routes.unlike, { personId: second.id.toUpperCase() }, me);
    expect(await pairRow()).toMatchObject({ likedByUser1: false });
    const myself = call(routes.like, { personId: first.id.toUpperCase() }, me);
    await expect(myself).rejects.toMatchObject({ code: "VALIDATION_FAILED" });
  });

  it("OPEN-42 OPEN-63 people whom one may not see cannot be liked: unknown, unconfirmed, banned, blocked either way", async () => {
    const refused = { code: "PERSON_NOT_FOUND" };
    await expect(like(deps, first, NOBODY)).rejects.toMatchObject(refused);
    const unconfirmed = await addPerson(database.db, { emailVerified: false });
    await expect(like(deps, first, actorOf(unconfirmed).id)).rejects.toMatchObject(refused);
    const banned = await addPerson(database.db);
    await database.db.insert(bans).values({ userId: banned.id, type: "ban", reason: "spam" });
    await expect(like(deps, first, actorOf(banned).id)).rejects.toMatchObject(refused);
    await scene.block(first, second);
    await expect(like(deps, first, second.id)).rejects.toMatchObject(refused);
    await expect(like(deps, second, first.id)).rejects.toMatchObject(refused);
    expect(await database.db.select().from(matches).where(eq(matches.user1Id, first.id))).toEqual([]);
    expect(scene.realtime.take()).toEqual([]);
  });

  it("OPEN-83 a like of a person who is being deleted waits for the deletion and is refused", {
    tags: ["postgres"],
  }, async () => {
    const { db } = database;
    await like(deps, second, first.id);
    await db.insert(presence).values({ userId: second.id, lastSeenAt: NOW });
    let both: Promise<unknown>[] = [];
    await db.transaction(async (tx) => {
      // Stops the deletion once the person is locked and before the match is.
      await tx.select().from(presence).where(eq(presence.userId, second.id)).for("update");
      const deletion = Promise.resolve(db.delete(authUsers).where(eq(authUsers.id, second.id)));
      await untilStatementWaits(database);
      both = [deletion, like(deps, first, second.id)];
      for (const each of both) each.catch(() => {});
      await untilStatementWaits(database, 2);
    });
    expect(await Promise.allSettled(both)).toMatchObject([
      { status: "fulfilled" },
      { status: "rejected", reason: { code: "PERSON_NOT_FOUND" } },
    ]);
  });

  it("OPEN-63 a like that begins before a block is committed is refused, and nobody learns of it", {
    tags: ["postgres"],
  }, async () => {
    let late: Promise<unknown> | undefined;
    await database.db.transaction(async (tx) => {
      await tx.insert(blocks).values({ blockerId: second.id, blockedId: first.id });
      late = like(deps, first, second.id);
      late.catch(() => {});
      await untilStatementWaits(database);
    });
    await expect(late).rejects.toMatchObject({ code: "PERSON_NOT_FOUND" });
    expect(await pairRow()).toBeUndefined();
    expect(await hasDot(second)).toBe(false);
    expect(scene.realtime.take()).toEqual([]);
  });

  it("OPEN-63 a like from before a block is neither confirmed nor published when repeated", async () => {
    await like(deps, first, second.id);
    await scene.block(second, first);
    await expect(like(deps, first, second.id)).rejects.toMatchObject({ code: "PERSON_NOT_FOUND" });
  });
});

describe("the likes dot", () => {
  it("MATCH-13 goes off for the person who opens the matches, and for nobody else", async () => {
    await like(deps, first, second.id);
    await like(deps, second, first.id);
    scene.realtime.take();
    expect(await clearLikesDot(deps, second)).toEqual({ hasNewLikes: false });
    await clearLikesDot(deps, second);
    expect(scene.realtime.take(), "to their own devices, once").toEqual([
      { to: [second.id], event: "likes.seen", payload: {} },
    ]);
    expect([await hasDot(first), await hasDot(second)]).toEqual([true, false]);
  });

  it("MATCH-13 OPEN-50 waits for a like under way, whose dot it would turn off", {
    tags: ["postgres"],
  }, async () => {
    await like(deps, first, second.id);
    const [late] = await addPeople(database.db, 1);
    // The pair's row exists already, so only the dot can make it wait.
    await like(deps, actorOf(late!), second.id);
    await unlike(deps, actorOf(late!), second.id);
    const seen: string[] = [];
    let seeing: Promise<unknown> | undefined;
    await database.db.transaction(async (tx) => {
      await like({ ...deps, db: tx as unknown as typeof deps.db }, actorOf(late!), second.id);
      seeing = clearLikesDot(deps, second).then(() => seen.push("seen"));
      await untilStatementWaits(database);
      seen.push("liked");
    });
    await seeing;
    expect(seen).toEqual(["liked", "seen"]);
  });
});
