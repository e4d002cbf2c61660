import type { PersonId } from "@nakamatch/contract/schemas/people";
import { LIKE_WORDS } from "@nakamatch/contract/vocabulary/limits";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { interests, profileInterests } from "../../../platform/database/schema/interests.ts";
import { likeWords } from "../../../platform/database/schema/like-words.ts";
import { firstMessages, heldPhotos, moderationSignals } from "../../../platform/database/schema/moderation.ts";
import { profilePrompts, profiles } from "../../../platform/database/schema/people.ts";
import { blocks } from "../../../platform/database/schema/safety.ts";
import { createLikesScene } from "../../../testing/likes.ts";
import { actorOf, addPerson, type TestActor } from "../../../testing/people.ts";
import { listFlags } from "../../signals/moderation-flags/service.ts";
import { clearLikesDot, like, likeWithWords, listMatches, unlike } from "../likes/service.ts";
import { likeWordJobs } from "./jobs.ts";
import { findReceivedWords, setReceiving, showWords } from "./service.ts";

const TEXT = "¿Sanji o Zoro? Piénsalo bien antes de contestar.";

let author: TestActor;
let receiver: TestActor;

const scene = await createLikesScene(new Date("2026-06-15T12:00:00Z"));
const { database } = scene;
const { db } = database;
const deps = { ...scene.deps, hashText: (text: string) => `hash of ${text}` };
const [added] = await db.insert(interests).values({ name: "One Piece", kind: "anime" }).returning();
const title = { id: added!.id, name: "One Piece", kind: "anime" } as const;
afterAll(() => database.close());

beforeEach(async () => {
  [author, receiver] = await scene.addPair();
  await love(receiver.id);
});

const love = (profileId: PersonId) => db.insert(profileInterests).values({ profileId, interestId: title.id });

async function newReceiver(): Promise<PersonId> {
  const { id } = actorOf(await addPerson(db));
  await love(id);
  return id;
}

const say = (text = TEXT, { by = author, to = receiver.id, about = title.id } = {}) =>
  likeWithWords(deps, by, { personId: to, text, about: { kind: "title", id: about } });

/** Backdates when words were written and withdrawn. */
const letDaysPass = (days: number) =>
  db.execute(sql`update ${likeWords} set written_at = written_at - make_interval(days => ${days}),
    withdrawn_at = withdrawn_at - make_interval(days => ${days}) where author_id = ${author.id}`);

const shown = (viewer: TestActor, other: TestActor) => showWords(db, viewer, other.id);

async function received(viewer: TestActor) {
  return (await listMatches(deps, viewer, { list: "likedMe", limit: 9 })).matches.map(({ words }) => words);
}

describe("a like with a few words", () => {
  it("reaches the other in the list of likes and on the profile, once; repeating it changes nothing", async () => {
    expect(await say("  ¿Sanji\n o Zoro?  ")).toEqual({ hasLiked: true, isMatch: false, isNewMatch: false });
    const words = { text: "¿Sanji o Zoro?", about: { kind: "title", title }, writtenAt: expect.any(String) };
    expect(await received(receiver)).toEqual([[{ by: "other", ...words }]]);
    expect(await shown(receiver, author)).toEqual({ canWrite: true, words: [{ by: "other", ...words }] });
    expect(await shown(author, receiver)).toEqual({ canWrite: false, words: [{ by: "me", ...words }] });

    await say("¿Sanji o Zoro?");
    await expect(say("¿Y Nami?")).rejects.toMatchObject({ code: "WORDS_WRITTEN" });
    expect((await shown(author, receiver)).words).toHaveLength(1);
    expect(await say(TEXT, { by: receiver, to: author.id }).catch(({ code }) => code), "loves nothing").toBe(
      "WORDS_ABOUT_GONE",
    );
  });

  it("of two tabs at once one is stored, and the other is told", async () => {
    const outcomes = await Promise.all(
      ["uno", "dos"].map((text) =>
        say(text).then(
          () => text,
          ({ code }) => code,
        ),
      ),
    );
    expect(outcomes).toContain("WORDS_WRITTEN");
    expect((await shown(author, receiver)).words).toMatchObject([{ text: outcomes.find((each) => each.length === 3) }]);
  });

  it("makes the match of a like back; both see the words of both, oldest first", async () => {
    await love(author.id);
    await say("primero");
    expect(await say("segundo", { by: receiver, to: author.id })).toMatchObject({ isMatch: true, isNewMatch: true });
    expect((await shown(author, receiver)).words).toMatchObject([
      { by: "me", text: "primero" },
      { by: "other", text: "segundo" },
    ]);
  });

  it("may be about an answer, and stays without it", async () => {
    const asked = { personId: receiver.id, question: "my_isekai", answer: "El de las setas", position: 1 };
    const [prompt] = await db.insert(profilePrompts).values(asked).returning();
    const about = { kind: "prompt", id: prompt!.id } as const;
    await likeWithWords(deps, author, { personId: receiver.id, text: "¡El mío también!", about });
    expect((await shown(receiver, author)).words).toMatchObject([{ about: { kind: "prompt", question: "my_isekai" } }]);
    await db.delete(profilePrompts);
    expect((await shown(receiver, author)).words).toMatchObject([{ text: "¡El mío también!", about: null }]);
  });

  it("may be about a photo that others see, and never says the address of one that they do not", async () => {
    const [first, second] = ["1_uno", "2_dos-abc"].map((name) => `/avatars/${receiver.id}/${name}.jpg`);
    const change = (values: Partial<typeof profiles.$inferInsert>) =>
      db.update(profiles).set(values).where(eq(profiles.id, receiver.id));
    await change({ avatarUrl: first!, morePhotos: [second!] });
    const sayOf = (id: string) =>
      likeWithWords(deps, author, { personId: receiver.id, text: "¿Dónde es?", about: { kind: "photo", id } });
    await expect(sayOf("3_tres")).rejects.toMatchObject({ code: "WORDS_ABOUT_GONE" });
    const held = { personId: receiver.id, path: `${receiver.id}/2_dos-abc.jpg`, kinds: {} };
    await db.insert(heldPhotos).values(held);
    await expect(sayOf("2_dos-abc")).rejects.toMatchObject({ code: "WORDS_ABOUT_GONE" });
    await db.delete(heldPhotos);

    await sayOf("2_dos-abc");
    for (const [viewer, other] of [[receiver, author] as const, [author, receiver] as const]) {
      expect((await shown(viewer, other)).words).toMatchObject([{ about: { kind: "photo", url: second } }]);
    }
    await db.insert(heldPhotos).values(held);
    expect((await shown(author, receiver)).words).toMatchObject([{ text: "¿Dónde es?", about: null }]);
    await db.delete(heldPhotos);
    await change({ morePhotos: [] });
    expect((await shown(receiver, author)).words).toMatchObject([{ text: "¿Dónde es?", about: null }]);
  });

  it("added to a like reaches the screens of the receiver, once, without a dot or a push", async () => {
    await like(deps, author, receiver.id);
    await clearLikesDot(deps, receiver);
    scene.realtime.take();
    await say();
    const payload = { isMatch: false, personId: author.id };
    expect(scene.realtime.take()).toEqual([{ to: [receiver.id], event: "likes.changed", payload }]);
    await say();
    expect(scene.realtime.take()).toEqual([]);
    const [{ hasNewLikes } = {}] = await db
      .select({ hasNewLikes: profiles.hasNewLikes })
      .from(profiles)
      .where(eq(profiles.id, receiver.id));
    expect(hasNewLikes).toBe(false);
  });

  it("stays without its title when that is gone", async () => {
    const [rare] = await db.insert(interests).values({ name: "Rare", kind: "juego" }).returning();
    await db.insert(profileInterests).values({ profileId: receiver.id, interestId: rare!.id });
    await say(TEXT, { about: rare!.id });
    await db.delete(profileInterests).where(eq(profileInterests.interestId, rare!.id));
    await db.delete(interests).where(eq(interests.id, rare!.id));
    expect((await shown(receiver, author)).words).toMatchObject([{ text: TEXT, about: null }]);
  });
});

describe("nothing is stored, not even the like", () => {
  it.each([
    ["empty", "\u2800 \n"],
    ["tooLong", "a".repeat(LIKE_WORDS.max + 1)],
    ["invalid", "hola \u202Eadios"],
    ["invalid", "hola \u2066adios"],
    ["invalid", "hola \u0007"],
    ["link", "mira https://example.com"],
    ["link", "escríbeme: ana@example.com"],
  ])("for a text that is refused as %s", async (reason, text) => {
    await expect(say(text)).rejects.toMatchObject({ data: { issues: [{ path: "text", reason }] } });
    expect(await received(receiver)).toEqual([]);
  });

  it("for people who want likes alone, until they change their mind", async () => {
    await setReceiving(db, receiver, false);
    expect(await shown(author, receiver)).toEqual({ canWrite: false, words: [] });
    await expect(say()).rejects.toMatchObject({ code: "WORDS_NOT_ACCEPTED" });
    expect(await received(receiver)).toEqual([]);
    await setReceiving(db, receiver, true);
    await say();
  });

  it("for somebody who blocks the author", async () => {
    await scene.block(receiver, author);
    await expect(say()).rejects.toMatchObject({ code: "PERSON_NOT_FOUND" });
    await expect(shown(author, receiver)).rejects.toMatchObject({ code: "PERSON_NOT_FOUND" });
  });
});

describe("the words are gone for good", () => {
  it("with the like; they may be reported for 30 days, and until they are deleted none replace them", async () => {
    await say();
    await unlike(deps, author, receiver.id);
    expect((await shown(receiver, author)).words).toEqual([]);
    const [forget] = likeWordJobs(db);
    const reported = () => findReceivedWords(db, receiver.id, author.id);

    await letDaysPass(29);
    await forget!.handle({}, "");
    expect(await shown(author, receiver)).toEqual({ canWrite: false, words: [] });
    for (const text of ["¿Y Nami?", TEXT]) await expect(say(text)).rejects.toMatchObject({ code: "WORDS_WRITTEN" });
    expect(await received(receiver), "nor is the like stored").toEqual([]);
    expect(await reported()).toMatchObject({ text: TEXT });

    await letDaysPass(2);
    expect(await reported()).toBeUndefined();
    await forget!.handle({}, "");
    expect(await shown(author, receiver)).toEqual({ canWrite: true, words: [] });
    await say("¿Y Nami?");
    expect(await shown(receiver, author)).toMatchObject({ words: [{ text: "¿Y Nami?" }] });
  });

  it("with a block in either direction, also when it ends", async () => {
    await say();
    await scene.block(receiver, author);
    await db.delete(blocks);
    expect(await findReceivedWords(db, receiver.id, author.id)).toMatchObject({ text: TEXT });
    expect((await shown(receiver, author)).words).toEqual([]);
    expect(await received(receiver), "the like stays").toEqual([undefined]);
  });
});

describe("against those who write to everybody", () => {
  it.each([
    [LIKE_WORDS.newcomerPerDay, true],
    [LIKE_WORDS.perDay, false],
  ])("%d people a day get words, newcomer: %s; taking likes back frees none", async (most, isNewcomer) => {
    const by = { ...author, isNewcomer };
    for (let count = 0; count < most; count++) await say("hola", { by, to: await newReceiver() });
    await unlike(
      deps,
      by,
      (await db.select().from(likeWords).where(eq(likeWords.authorId, by.id)))[0]!.receiverId as PersonId,
    );
    const to = await newReceiver();
    await expect(say("hola", { by, to })).rejects.toMatchObject({
      code: "TOO_MANY_REQUESTS",
      data: { retryAfterSeconds: expect.toSatisfy((seconds: number) => seconds > 86_000 && seconds <= 86_400) },
    });
    expect(await received(actorOf({ id: to }))).toEqual([]);
  });

  it("the same text reaches five people; moderators learn of the sixth", async () => {
    for (let count = 0; count < 5; count++) await say(TEXT, { to: await newReceiver() });
    await expect(say(`${TEXT} 6`)).rejects.toMatchObject({ code: "MESSAGE_REPEATED" });
    expect(await received(receiver)).toEqual([]);
    const [signal] = await db.select().from(moderationSignals).where(eq(moderationSignals.personId, author.id));
    expect(signal).toMatchObject({ kind: "repeated_message", detail: { text: `${TEXT} 6`, people: 5 } });
  });

  it("the receiver is noted, as of a first message: who gets both counts once", async () => {
    await say();
    const noted = await db.select().from(firstMessages).where(eq(firstMessages.senderId, author.id));
    expect(noted.map(({ receiverIds }) => receiverIds)).toEqual([[receiver.id], [receiver.id]]);
  });

  it("a listed word is delivered, and shown to moderators even after the like is gone", async () => {
    await say("Menuda mierda de final");
    await unlike(deps, author, receiver.id);
    const moderator = actorOf(await addPerson(db, { isModerator: true }));
    expect(await listFlags(db, moderator, { personId: author.id, limit: 9 })).toMatchObject({
      signals: [{ kind: "listed_word", field: "words", text: "Menuda mierda de final" }],
    });
  });
});
