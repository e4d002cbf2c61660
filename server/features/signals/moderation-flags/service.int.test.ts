import { LIST_PAGE } from "@nakamatch/contract/vocabulary/limits";
import { textsOfProfile } from "@nakamatch/domain/safety/listed-words";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { authUsers } from "../../../platform/database/schema/auth.ts";
import { bannedEmails, firstMessages, moderationSignals } from "../../../platform/database/schema/moderation.ts";
import { createTestDatabase } from "../../../testing/database.ts";
import { actorOf, addPerson, NOBODY, type Person } from "../../../testing/people.ts";
import { flagJobs } from "./jobs.ts";
import {
  closeByMeasure,
  closeFlag,
  flagListedWords,
  forgetBannedEmail,
  listFlags,
  raiseFlag,
  reopenFlag,
} from "./service.ts";
import type { NewFlag } from "./types.ts";

const HELLO = "Hola, ¿te apetece ganar dinero conmigo?";

let person: Person;

const database = await createTestDatabase();
const moderator = actorOf(await addPerson(database.db, { isModerator: true }));
afterAll(() => database.close());
const deps = { db: database.db, outbox: { add: async () => {} } };

beforeEach(async () => {
  await database.db.delete(moderationSignals);
  person = await addPerson(database.db, { firstName: "Puta", lastName: "Luz", bio: "gilipollas" });
});

const repeated = (extra: Partial<NewFlag> = {}): NewFlag =>
  ({ personId: person.id, kind: "repeated_message", textKey: "k", text: HELLO, people: 5, ...extra }) as NewFlag;
const word = (field: "name" | "bio"): NewFlag => ({ personId: person.id, kind: "listed_word", field });
const raise = (signal: NewFlag) => raiseFlag(database.db, signal);
const open = async (by = moderator) => (await listFlags(database.db, by, { limit: LIST_PAGE })).signals;
const of = async ({ id }: { id: string }, by = moderator) =>
  (await listFlags(database.db, by, { personId: actorOf({ id }).id, limit: LIST_PAGE })).signals;
const rows = () => database.db.select().from(moderationSignals).orderBy(moderationSignals.createdAt);

describe("open signals", () => {
  it("show moderators the least that they need to judge", async () => {
    const banned = await addPerson(database.db, { nickname: "vuelvo" });
    const bannedUntil = new Date("2026-08-01T00:00:00Z");
    await raise(word("name"));
    await raise(word("bio"));
    await raise(repeated());
    await raise({
      personId: person.id,
      kind: "returning_person",
      by: "email",
      bannedEmail: NOBODY,
      bannedId: banned.id,
      bannedUntil,
    });
    const about = {
      id: expect.any(String),
      createdAt: expect.stringMatching(/Z$/),
      person: { id: person.id, nickname: person.nickname, avatarUrl: null, isPremium: false },
    };
    const expected = [
      { ...about, kind: "listed_word", field: "name", question: null, text: "Puta Luz" },
      { ...about, kind: "listed_word", field: "bio", question: null, text: "gilipollas" },
      { ...about, kind: "repeated_message", text: HELLO, people: 5 },
      {
        ...about,
        kind: "returning_person",
        bannedPerson: { id: banned.id, nickname: "vuelvo" },
        bannedUntil: bannedUntil.toISOString(),
      },
    ];
    const signals = await open();
    expect(signals).toHaveLength(expected.length);
    expect(signals).toEqual(expect.arrayContaining(expected));
    expect(await of(person)).toEqual(signals);
    expect(await of(banned)).toEqual([]);
  });

  it("are nobody's business but moderators', not even the person's own", async () => {
    await raise(word("bio"));
    for (const by of [
      actorOf(person),
      actorOf(await addPerson(database.db)),
      { ...actorOf(person), isModerator: true },
    ]) {
      expect(await open(by)).toEqual([]);
      expect(await of(person, by)).toEqual([]);
    }
  });

  it("come in pages, the latest first, none twice and none lost", async () => {
    for (let count = 0; count < 5; count++) await raise(repeated({ textKey: `k${count}`, text: `Texto ${count}` }));
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const { signals, nextCursor } = await listFlags(database.db, moderator, { cursor, limit: 2 });
      seen.push(...signals.map(({ id }) => id));
      cursor = nextCursor ?? undefined;
    } while (cursor !== undefined);
    const latestFirst = (await open()).map(({ id }) => id);
    expect(seen).toEqual(latestFirst);
    const stored = await rows();
    const times = new Map(stored.map(({ id, createdAt }) => [id, createdAt.getTime()]));
    const inOrder = latestFirst.map((id) => times.get(id) ?? 0);
    expect(inOrder).toEqual([...inOrder].sort((one, other) => other - one));
    expect(new Set(seen).size).toBe(5);
    const forged = listFlags(database.db, moderator, { cursor: "no", limit: 2 });
    await expect(forged).rejects.toMatchObject({ code: "VALIDATION_FAILED" });
  });

  it("stay where the banned person's account goes, without naming it", async () => {
    const banned = await addPerson(database.db);
    await raise({
      personId: person.id,
      kind: "returning_person",
      by: "email",
      bannedEmail: NOBODY,
      bannedId: banned.id,
      bannedUntil: null,
    });
    await database.db.delete(authUsers).where(eq(authUsers.id, banned.id));
    expect(await open()).toMatchObject([{ kind: "returning_person", bannedPerson: null, bannedUntil: null }]);
  });
});

describe("raising", () => {
  it("the same twice raises one signal; another key or kind raises another", async () => {
    await raise(word("bio"));
    await raise(word("bio"));
    expect(await rows()).toHaveLength(1);
    await raise(word("name"));
    await raise(repeated());
    await raise(repeated({ textKey: "another" }));
    expect(await rows()).toHaveLength(4);
  });

  it("again after it was closed raises a new one", async () => {
    await raise(repeated());
    await closeFlag(deps, moderator, (await open())[0]!.id);
    await raise(repeated());
    expect(await rows()).toHaveLength(2);
    expect(await open()).toHaveLength(1);
  });

  it("at the same moment raises one", { tags: ["postgres"] }, async () => {
    for (let round = 0; round < 5; round++) {
      await Promise.all([1, 2, 3, 4].map(() => raise(repeated({ textKey: `round ${round}` }))));
    }
    expect(await rows()).toHaveLength(5);
  });
});

describe("listed words", () => {
  const clean = { firstName: "Ana", lastName: "Luz", bio: "hola" };
  const texts = (changes: Partial<typeof clean>) => textsOfProfile({ ...clean, ...changes });

  it("closes the signal when the word is gone, and no other", async () => {
    const before = texts({ firstName: "Puta", bio: "gilipollas" });
    await flagListedWords(database.db, person.id, undefined, before);
    expect(await open()).toHaveLength(2);
    await flagListedWords(database.db, person.id, before, texts({ firstName: "Puta" }));
    expect(await open()).toMatchObject([{ kind: "listed_word", field: "name" }]);
    expect((await rows()).find(({ key }) => key === "bio")).toMatchObject({
      closedAt: expect.any(Date),
      closedBy: null,
    });
  });

  it("a text that a moderator has looked at is shown again only once it changes", async () => {
    const before = texts({ bio: "gilipollas" });
    await flagListedWords(database.db, person.id, undefined, before);
    await closeFlag(deps, moderator, (await open())[0]!.id);
    await flagListedWords(database.db, person.id, before, texts({ bio: "gilipollas", firstName: "Eva" }));
    expect(await open()).toEqual([]);
    await flagListedWords(database.db, person.id, before, texts({ bio: "muy gilipollas" }));
    expect(await open()).toHaveLength(1);
  });
});

describe("closing", () => {
  it("takes the signal off the list, keeps who closed it, and erases the message", async () => {
    await raise(repeated());
    const [signal] = await open();
    expect(await closeFlag(deps, moderator, signal!.id)).toEqual({ isClosed: true });
    expect(await open()).toEqual([]);
    const [row] = await rows();
    expect(row).toMatchObject({ closedAt: expect.any(Date), closedBy: moderator.id });
    expect(row?.detail).toEqual({ people: 5 });
  });

  it("twice is fine, and the first to close it stays on record", async () => {
    const second = actorOf(await addPerson(database.db, { isModerator: true }));
    await raise(word("bio"));
    const [signal] = await open();
    await closeFlag(deps, moderator, signal!.id);
    expect(await closeFlag(deps, second, signal!.id)).toEqual({ isClosed: true });
    expect(await rows()).toMatchObject([{ closedBy: moderator.id }]);
  });

  it("is refused to everybody else, and for what is not there", async () => {
    await raise(word("bio"));
    const [signal] = await open();
    const refused = { code: "NOT_FOUND" };
    await expect(closeFlag(deps, actorOf(person), signal!.id)).rejects.toMatchObject(refused);
    await expect(closeFlag(deps, moderator, NOBODY)).rejects.toMatchObject(refused);
    expect(await open()).toHaveLength(1);
  });

  it("a ban that is taken back closes what was suspected because of it, and nothing else", async () => {
    const [banned, another] = [await addPerson(database.db), await addPerson(database.db)];
    const other = await addPerson(database.db);
    const returning = (personId: string, bannedId: string): NewFlag => {
      return { personId, kind: "returning_person", by: "email", bannedEmail: NOBODY, bannedId, bannedUntil: null };
    };
    await raise(returning(person.id, banned.id));
    await raise(returning(other.id, another.id));
    await forgetBannedEmail(database.db, banned.id);
    expect((await open()).map((signal) => signal.person.id)).toEqual([other.id]);
  });
});

describe("taking back that a signal was seen", () => {
  const second = async () => actorOf(await addPerson(database.db, { isModerator: true }));
  const over = { code: "UNDO_OVER" };
  const close = async (by = moderator) => {
    const [signal] = await open();
    await closeFlag(deps, by, signal!.id);
    return signal!;
  };
  /** As long as the time to take it back, later. */
  const wait = () =>
    database.db.execute(sql`update moderation_signals set closed_at = closed_at - interval '10 seconds'`);
  const forgetTexts = () => flagJobs({ db: database.db })[0]!.handle({}, "job");

  it("brings it back as it was, message included, and twice is fine", async () => {
    await raise(repeated());
    const signal = await close();
    await forgetTexts();
    expect(await reopenFlag(deps, moderator, signal.id)).toEqual({ isOpen: true });
    expect(await reopenFlag(deps, moderator, signal.id)).toEqual({ isOpen: true });
    expect(await open()).toEqual([signal]);
    expect(await rows()).toMatchObject([{ closedAt: null, closedBy: null, keptText: null }]);
  });

  it("is over after ten seconds, when the message is erased", async () => {
    await raise(repeated());
    const { id } = await close();
    await wait();
    await expect(reopenFlag(deps, moderator, id)).rejects.toMatchObject(over);
    expect(await rows()).toMatchObject([{ keptText: HELLO }]);
    await forgetTexts();
    expect(await rows()).toMatchObject([{ keptText: null, detail: { people: 5 } }]);
  });

  it("is for who closed it, on any server; the others and members are refused", async () => {
    await raise(word("bio"));
    const { id } = await close();
    await expect(reopenFlag(deps, await second(), id)).rejects.toMatchObject(over);
    await expect(reopenFlag(deps, actorOf(person), id)).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect(reopenFlag(deps, moderator, NOBODY)).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect(await open()).toEqual([]);
  });

  it("leaves it closed once its cause is gone, the ban behind it was taken back, or a measure came after", async () => {
    const banned = await addPerson(database.db);
    const clean = textsOfProfile({ firstName: "Ana", lastName: "Luz", bio: "hola" });
    const causes: [NewFlag, () => Promise<void>][] = [
      [word("bio"), () => flagListedWords(database.db, person.id, { ...clean, bio: "gilipollas" }, clean)],
      [
        {
          personId: person.id,
          kind: "returning_person",
          by: "email",
          bannedEmail: NOBODY,
          bannedId: banned.id,
          bannedUntil: null,
        },
        () => forgetBannedEmail(database.db, banned.id),
      ],
      [repeated(), () => closeByMeasure(database.db, person.id, moderator.id)],
    ];
    for (const [flag, end] of causes) {
      await raise(flag);
      const { id } = await close();
      await end();
      await expect(reopenFlag(deps, moderator, id), flag.kind).rejects.toMatchObject(over);
    }
    expect(await open()).toEqual([]);
    expect((await rows()).map(({ keptText }) => keptText)).toEqual([null, null, null]);
  });

  it("of one that was raised again meanwhile leaves the new one", async () => {
    await raise(repeated());
    const { id } = await close();
    await raise(repeated());
    await expect(reopenFlag(deps, moderator, id)).rejects.toMatchObject(over);
    expect(await open()).toHaveLength(1);
  });
});

describe("every day", () => {
  const tidy = async () => {
    for (const { handle } of flagJobs({ db: database.db })) await handle({}, "job");
  };

  it("closed signals are deleted after a year, open ones never", async () => {
    for (const key of ["open", "young", "old"]) await raise(repeated({ textKey: key }));
    await database.db.execute(sql`
      update moderation_signals set created_at = now() - interval '3 years', detail = '{}',
        closed_at = case key when 'young' then now() - interval '364 days' when 'old' then now() - interval '367 days' end`);
    await tidy();
    expect((await rows()).map(({ key }) => key).sort()).toEqual(["open", "young"]);
  });

  it("addresses of banned people are deleted a year after the ban has ended", async () => {
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
    await database.db.insert(bannedEmails).values([
      { emailKey: "a year ago", bannedUntil: inDays(-367) },
      { emailKey: "lately", bannedUntil: inDays(-364) },
      { emailKey: "now", bannedUntil: inDays(1) },
      { emailKey: "for good", bannedUntil: null },
    ]);
    await tidy();
    const kept = await database.db.select({ key: bannedEmails.emailKey }).from(bannedEmails);
    expect(kept.map(({ key }) => key).sort()).toEqual(["for good", "lately", "now"]);
  });

  it("hashes of first messages are deleted after a day", async () => {
    const to = person.id;
    const hours = (ago: number) => new Date(Date.now() - ago * 3_600_000);
    await database.db.insert(firstMessages).values([
      { senderId: person.id, textKey: "old", receiverIds: [to, to], sentAt: [hours(30), hours(25)] },
      { senderId: person.id, textKey: "mixed", receiverIds: [to, to], sentAt: [hours(30), hours(23)] },
    ]);
    await tidy();
    expect((await database.db.select().from(firstMessages)).map(({ textKey }) => textKey)).toEqual(["mixed"]);
  });
});
