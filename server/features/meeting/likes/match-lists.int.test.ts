import { randomUUID } from "node:crypto";
import type { MatchList } from "@nakamatch/contract/vocabulary/likes";
import { COMMON_INTERESTS, LIST_PAGE } from "@nakamatch/contract/vocabulary/limits";
import type { InterestKind } from "@nakamatch/contract/vocabulary/people";
import { eq } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { authUsers } from "../../../platform/database/schema/auth.ts";
import { chatMessages, chats } from "../../../platform/database/schema/chats.ts";
import { hiddenPeople } from "../../../platform/database/schema/discovery.ts";
import { interests, profileInterests } from "../../../platform/database/schema/interests.ts";
import { matches } from "../../../platform/database/schema/meeting.ts";
import { profiles } from "../../../platform/database/schema/people.ts";
import { bans } from "../../../platform/database/schema/safety.ts";
import { createLikesScene } from "../../../testing/likes.ts";
import { actorOf, addPeople, type TestActor } from "../../../testing/people.ts";
import { like, listMatches, unlike } from "./service.ts";

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

const page = (by: TestActor, list: MatchList) => listMatches(deps, by, { list, limit: LIST_PAGE });
const listed = async (by: TestActor) => {
  const ids = async (list: MatchList) => (await page(by, list)).matches.map(({ otherUser }) => otherUser.id);
  return { mutual: await ids("mutual"), likedMe: await ids("likedMe"), iLiked: await ids("iLiked") };
};

describe("the match lists", () => {
  it("MATCH-02 MATCH-03 MATCH-04 OPEN-52 hold mutual likes, likes received, likes given; a mutual one is in all", async () => {
    const [admirer, idol, friend] = await addPeople(database.db, 3);
    await like(deps, actorOf(admirer!), first.id);
    await like(deps, first, actorOf(idol!).id);
    await like(deps, actorOf(friend!), first.id);
    await like(deps, first, actorOf(friend!).id);
    const lists = await listed(first);
    expect(lists.mutual).toEqual([friend!.id]);
    expect(lists.likedMe.toSorted()).toEqual([admirer!.id, friend!.id].toSorted());
    expect(lists.iLiked.toSorted()).toEqual([idol!.id, friend!.id].toSorted());
    expect(await listed(actorOf(friend!))).toEqual({ mutual: [first.id], likedMe: [first.id], iLiked: [first.id] });
  });

  it("MATCH-04 a pair whose likes were both taken back is in no list", async () => {
    await like(deps, first, second.id);
    await unlike(deps, first, second.id);
    expect(await listed(first)).toEqual({ mutual: [], likedMe: [], iLiked: [] });
    expect(await listed(second)).toEqual({ mutual: [], likedMe: [], iLiked: [] });
  });

  it("MATCH-03 keep whom the viewer hides, and say so to the viewer alone", async () => {
    await like(deps, second, first.id);
    await like(deps, first, second.id);
    await database.db.insert(hiddenPeople).values({ personId: first.id, hiddenId: second.id });
    const [mine] = (await page(first, "likedMe")).matches;
    const [theirs] = (await page(second, "likedMe")).matches;
    expect([mine?.isHidden, theirs?.isHidden]).toEqual([true, undefined]);
  });

  it("tell whether anything was written between the two, not whether there is a chat", async () => {
    await like(deps, first, second.id);
    await like(deps, second, first.id);
    const hasMessages = async () => (await page(first, "mutual")).matches.map((match) => match.hasMessages);
    expect(await hasMessages()).toEqual([false]);
    const [chat] = await database.db.insert(chats).values({ user1Id: first.id, user2Id: second.id }).returning();
    expect(await hasMessages()).toEqual([false]);
    await database.db
      .insert(chatMessages)
      .values({ id: randomUUID(), chatId: chat!.id, senderId: second.id, message: "hola" });
    expect(await hasMessages()).toEqual([true]);
  });

  it("MATCH-07 the pair changed last comes first, whichever of the two changed it", async () => {
    const [early, middle, late] = await addPeople(database.db, 3);
    for (const [minute, person] of [early, middle, late].entries()) {
      const [user1Id, user2Id] = [first.id, person!.id].sort() as [string, string];
      const likes = { likedByUser1: user1Id === first.id, likedByUser2: user2Id === first.id };
      const updatedAt = new Date(NOW.getTime() - 3_600_000 + minute * 60_000);
      await database.db.insert(matches).values({ user1Id, user2Id, ...likes, updatedAt });
    }
    await like(deps, actorOf(early!), first.id);
    expect((await listed(first)).iLiked).toEqual([early!.id, late!.id, middle!.id]);
  });

  it("MATCH-05 MATCH-07 come in pages, none twice and none lost, with how many each list has", async () => {
    const others = (await addPeople(database.db, 7)).map(actorOf);
    for (const other of others) await like(deps, other, first.id);
    for (const other of others.slice(0, 3)) await like(deps, first, other.id);
    await like(deps, first, second.id);
    await scene.block(others[6]!, first);
    const expected = (await listed(first)).likedMe;
    expect(expected).toHaveLength(6);
    const seen: string[] = [];
    const counts: unknown[] = [];
    let cursor: string | undefined;
    do {
      const part = await listMatches(deps, first, { list: "likedMe", cursor, limit: 2 });
      seen.push(...part.matches.map(({ otherUser }) => otherUser.id));
      counts.push(part.counts);
      cursor = part.nextCursor ?? undefined;
    } while (cursor !== undefined);
    expect(seen).toEqual(expected);
    expect(counts).toEqual([{ mutual: 3, likedMe: 6, iLiked: 4 }, null, null]);
    const forged = listMatches(deps, first, { list: "mutual", cursor: "no", limit: 2 });
    await expect(forged).rejects.toMatchObject({ code: "VALIDATION_FAILED" });
  });

  it("OPEN-63 people whom one may not see are in no list", async () => {
    const [blocker, blocked, banned, gone, shown] = await addPeople(database.db, 5);
    for (const person of [blocker, blocked, banned, gone, shown]) await like(deps, actorOf(person!), first.id);
    await scene.block(actorOf(blocker!), first);
    await scene.block(first, actorOf(blocked!));
    await database.db.insert(bans).values({ userId: banned!.id, type: "ban", reason: "spam" });
    await database.db.delete(authUsers).where(eq(authUsers.id, gone!.id));
    expect((await listed(first)).likedMe).toEqual([shown!.id]);
  });

  it("MATCH-10 MATCH-14 OPEN-53 an entry has the score, five common interests in rotation, the rest and the other's total", async () => {
    const kinds: InterestKind[] = ["anime", "anime", "anime", "juego", "juego", "serie_pelicula", "serie_pelicula"];
    const titles = await database.db
      .insert(interests)
      .values([...kinds, "juego" as const].map((kind, index) => ({ name: `Título ${index}`, kind, rank: index + 1 })))
      .returning();
    const choose = (person: TestActor, chosen: typeof titles) =>
      database.db
        .insert(profileInterests)
        .values(chosen.map((title) => ({ profileId: person.id, interestId: title.id })));
    await choose(first, titles.slice(0, 7));
    await choose(second, titles);
    await database.db.update(profiles).set({ bio: "Hola", nickname: null }).where(eq(profiles.id, second.id));
    await like(deps, second, first.id);
    await like(deps, first, second.id);

    const [match] = (await page(first, "mutual")).matches;
    expect(match).toEqual({
      id: (await pairRow())!.id,
      matchedAt: expect.stringMatching(/Z$/),
      updatedAt: expect.stringMatching(/Z$/),
      compatibilityScore: 100,
      hasMessages: false,
      otherUser: {
        id: second.id,
        nickname: "Usuario",
        avatarUrl: null,
        age: 26,
        country: null,
        city: null,
        isPremium: false,
        isVerified: false,
        bio: "Hola",
        interests: {
          shown: expect.any(Array),
          more: 2,
          total: 7,
          byKind: { anime: 3, juego: 2, serie_pelicula: 2 },
          favourites: [],
        },
        totalInterests: 8,
        possible: expect.toBeOneOf([null, "amistad", "relacion", "ambas"]),
      },
    });
    const { shown } = match!.otherUser.interests;
    expect(shown).toHaveLength(COMMON_INTERESTS.matches);
    expect(shown.map(({ kind }) => kind)).toEqual(["anime", "juego", "serie_pelicula", "anime", "juego"]);
  });
});
