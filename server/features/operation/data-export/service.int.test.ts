import { randomBytes } from "node:crypto";
import { eq, inArray, sql } from "drizzle-orm";
import { strFromU8, unzipSync } from "fflate";
import sharp from "sharp";
import { afterAll, describe, expect, it, vi } from "vitest";
import { emailPhrases } from "../../../mail/languages.ts";
import { hashOf } from "../../../platform/auth/random-token.ts";
import {
  chatMessages,
  chats,
  messageReactions,
  turnReminderRefusals,
} from "../../../platform/database/schema/chats.ts";
import { dailySettings, hiddenPeople, savedSearches } from "../../../platform/database/schema/discovery.ts";
import { events } from "../../../platform/database/schema/events.ts";
import { eventGoers } from "../../../platform/database/schema/going.ts";
import { interests, profileInterests } from "../../../platform/database/schema/interests.ts";
import { likeWords, likeWordsRefusals } from "../../../platform/database/schema/like-words.ts";
import { matches } from "../../../platform/database/schema/meeting.ts";
import { meetingAnswers, metPeopleWishes } from "../../../platform/database/schema/meetings.ts";
import { moderationSignals, privateNotes } from "../../../platform/database/schema/moderation.ts";
import {
  dataExportPieces,
  dataExports,
  presence,
  profilePrompts,
  profiles,
  recentActivity,
} from "../../../platform/database/schema/people.ts";
import { planEmailWishes, planLinks, plans } from "../../../platform/database/schema/plans.ts";
import { caseQuestions, reportEvidence } from "../../../platform/database/schema/reports.ts";
import { blocks, reports } from "../../../platform/database/schema/safety.ts";
import { startTestApplication } from "../../../testing/application.ts";
import { openMailbox } from "../../../testing/mailbox.ts";
import { addPerson } from "../../../testing/people.ts";
import { jpegOf } from "../../../testing/photos.ts";
import { openSession } from "../../../testing/sessions.ts";
import { pinTitles, setStatus } from "../../people/shelf/service.ts";
import { deleteOldExports, freePlace, insertPiece, readPart, takePlace } from "./store.ts";
import type { PersonalData } from "./types.ts";

const EPOCH = "1970-01-01T00:00:00.000Z";
const SECRET = "a secret for tests, long enough to sign";

const mailbox = await openMailbox();
const server = await startTestApplication({ AUTH_SECRET: SECRET, SMTP_URL: mailbox.url });
const { db } = server.database;
afterAll(async () => {
  await server.close();
  await mailbox.close();
});

async function addMember(values: Parameters<typeof addPerson>[1] = {}) {
  const person = await addPerson(db, values);
  const { cookie } = await openSession(db, person.id, SECRET);
  return { ...person, nickname: person.nickname ?? "", cookie, client: server.client(cookie) };
}
type Member = Awaited<ReturnType<typeof addMember>>;

async function untilReady({ client }: Member) {
  await client.dataExport.request();
  await vi.waitFor(
    async () => expect((await client.dataExport.current()).export).toMatchObject({ state: "ready", progress: 100 }),
    { timeout: 15_000, interval: 100 },
  );
}

/** Requests the archive, waits for it and opens it. */
async function download(me: Member) {
  await untilReady(me);
  const { cookie } = me;
  const response = await fetch(`${server.url}/api/v1/me/data-export/archive`, { headers: { cookie } });
  expect([response.status, response.headers.get("content-type")]).toEqual([200, "application/zip"]);
  expect(response.headers.get("content-disposition")).toContain("attachment");
  expect(response.headers.get("cache-control")).toBe("no-store");
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  const text = (name: string) => strFromU8(files[name] ?? new Uint8Array());
  const [photo, second, gesture] = ["photo.jpg", "photo-2.jpg", "gesture.jpg"].map((name) => files[name]);
  return { data: JSON.parse(text("data.json")) as PersonalData, page: text("index.html"), photo, second, gesture };
}

describe("the archive of one's own data", () => {
  it("follows the language in which the member reads the app, as all emails do", async () => {
    const me = await addMember({ language: "es" });
    const open = (headers: Record<string, string>) => fetch(`${server.url}/api/v1/session`, { headers });
    await open({ cookie: me.cookie, "x-language": "de" });
    await open({ "x-language": "fr" });
    const { data, page } = await download(me);
    expect(data.profile.language).toBe("de");
    expect(page).toContain('<html lang="de">');
    expect(await mailbox.emailTo(me.email)).toContain(emailPhrases.de.dataExport.action);
  });

  it("has everything that is held about the person, to read and for computers, and nobody else's private data", async () => {
    const me = await addMember({ bio: "<b>Tres espadas</b>", language: "de" });
    const [friend, stranger, other] = [await addMember({ bio: "secret bio" }), await addMember(), await addMember()];
    const [title] = await db.insert(interests).values({ name: "One Piece", kind: "anime" }).returning();
    await db
      .insert(profilePrompts)
      .values({ personId: me.id, question: "made_me_cry", answer: "Clannad", position: 1 });
    await db.insert(profileInterests).values({ profileId: me.id, interestId: title?.id ?? 0 });
    await pinTitles(db, me.id, [title?.id ?? 0]);
    await setStatus(db, me.id, { interestId: title?.id ?? 0, status: "finished" });
    const [user1Id, user2Id] = [me.id, friend.id].sort() as [string, string];
    await db.insert(matches).values({ user1Id, user2Id, likedByUser1: true, likedByUser2: true });
    const [first, second] = [me.id, stranger.id].sort() as [string, string];
    await db.insert(matches).values({ user1Id: first, user2Id: second });
    const about = { aboutKind: "title" as const, aboutId: String(title?.id), writtenAt: new Date(0) };
    await db.insert(likeWords).values([
      { authorId: friend.id, receiverId: me.id, text: "¿Sanji o Zoro?", ...about },
      { authorId: me.id, receiverId: friend.id, text: "¿Y Nami?", ...about, withdrawnAt: new Date(0) },
      { authorId: friend.id, receiverId: other.id, text: "secret words", ...about },
      { authorId: stranger.id, receiverId: me.id, text: "taken back", ...about, withdrawnAt: new Date(0) },
    ]);
    await db.insert(likeWordsRefusals).values({ personId: me.id });
    await db.insert(turnReminderRefusals).values({ personId: me.id });
    const chatId = crypto.randomUUID();
    // Included although both have archived it.
    await db.insert(chats).values({ id: chatId, user1Id, user2Id });
    const [greetingId, answerId] = [crypto.randomUUID(), crypto.randomUUID()];
    await db.insert(chatMessages).values({ id: greetingId, chatId, senderId: me.id, message: "Hola <friend>" });
    const answer = { id: answerId, chatId, senderId: friend.id, message: "Buenas", quotedId: greetingId };
    await db.insert(chatMessages).values(answer);
    const reaction = { messageId: answerId, personId: me.id, authorId: friend.id, changedAt: new Date(0) };
    await db.insert(messageReactions).values({ ...reaction, code: "fire" });
    const planId = crypto.randomUUID();
    await db.insert(plans).values({
      ...{
        id: planId,
        chatId,
        proposerId: friend.id,
        receiverId: me.id,
        what: "Clannad",
        titleKind: "anime",
      },
      ...{
        startsAt: new Date(Date.now() - 86_400_000),
        minutes: 60,
        timeZone: "Asia/Tokyo",
        standing: "accepted",
        acceptedAt: new Date(0),
      },
      ...{
        askedAt: new Date(0),
        askedStartsAt: new Date(0),
        askedMinutes: 30,
        askedTimeZone: "UTC",
        askedByProposer: false,
      },
    });
    await db.insert(planLinks).values([
      { planId, makerId: me.id, tokenHash: hashOf("mine"), madeAt: new Date(0), opened: 3 },
      { planId, makerId: friend.id, tokenHash: hashOf("theirs") },
    ]);
    await db.insert(meetingAnswers).values([
      { planId, personId: me.id, answer: "met" },
      { planId, personId: friend.id, answer: "wrong" },
    ]);
    await db
      .update(plans)
      .set({ startsAt: new Date(0) })
      .where(eq(plans.id, planId));
    await db.insert(planEmailWishes).values({ personId: me.id });
    await db.insert(metPeopleWishes).values({ personId: me.id });
    const later = { chatId, quotedId: null, sentAt: new Date(Date.now() + 5) };
    const [mineId, theirsId] = [crypto.randomUUID(), crypto.randomUUID()];
    await db.insert(chatMessages).values({ ...later, id: mineId, senderId: me.id, message: "my own mistake" });
    const theirs = { ...later, id: theirsId, senderId: friend.id, message: "a friend's mistake", quotedId: mineId };
    await db.insert(chatMessages).values({ ...theirs, sentAt: new Date(Date.now() + 10) });
    await db
      .update(chatMessages)
      .set({ takenBackAt: new Date(0) })
      .where(inArray(chatMessages.id, [mineId, theirsId]));
    await db.update(chats).set({ archivedByUser1: true, archivedByUser2: true }).where(eq(chats.id, chatId));
    await db.insert(blocks).values({ blockerId: me.id, blockedId: stranger.id });
    await db.insert(blocks).values({ blockerId: other.id, blockedId: me.id });
    await db.insert(hiddenPeople).values([
      { personId: me.id, hiddenId: friend.id, hiddenAt: new Date(0) },
      { personId: me.id, hiddenId: other.id },
      { personId: friend.id, hiddenId: me.id },
    ]);
    await db.insert(dailySettings).values({ personId: me.id, maxDistance: 100, minAge: 25, sharedLanguage: true });
    const eventId = crypto.randomUUID();
    const days = { firstDay: "2026-05-23", lastDay: "2026-05-24", timeZone: "Europe/Madrid", endsAt: new Date() };
    const kind = { kind: "convention" as const, isAdultsOnly: false, changedAt: new Date("2026-05-01"), isTold: true };
    await db.insert(events).values({ id: eventId, uid: "one", name: "Kaze <Con>", venue: "Hall", ...kind, ...days });
    await db.insert(eventGoers).values([
      { eventId, personId: me.id, view: "liked", isVerifiedOnly: true, since: new Date(0) },
      { eventId, personId: friend.id, view: "all", isVerifiedOnly: false, since: new Date(0) },
    ]);
    const search = { slot: 1, sort: "distance" as const, filters: { country: "ES" } };
    await db.insert(savedSearches).values([
      { ...search, id: crypto.randomUUID(), personId: me.id, name: "Near <me>" },
      { ...search, id: crypto.randomUUID(), personId: friend.id, name: "Near a friend" },
    ]);
    await db
      .insert(reports)
      .values({ reporterId: me.id, reportedUserId: friend.id, reason: "spam", description: "vende" });
    await db
      .insert(reports)
      .values({ reporterId: other.id, reportedUserId: me.id, reason: "spam", description: "of me" });
    const laterReport = { reason: "harassment", description: "words", createdAt: new Date(Date.now() + 1000) };
    const [ofWords] = await db
      .insert(reports)
      .values({ reporterId: me.id, reportedUserId: friend.id, ...laterReport })
      .returning();
    await db.insert(reportEvidence).values({
      reportId: ofWords!.id,
      subject: sql`moderation_pseudonym(${friend.id}::uuid)`,
      kind: "words",
      content: { words: { text: "…", about: null, sentAt: EPOCH } },
    });
    await db.insert(presence).values({ userId: me.id, lastSeenAt: new Date() });
    await db.insert(recentActivity).values({ userId: me.id, activity: "week" });
    await db.insert(moderationSignals).values([
      { personId: me.id, kind: "listed_word", key: "of me" },
      { personId: friend.id, kind: "listed_word", key: "of a friend" },
    ]);
    const asked = (person: { id: string }, note: string) => ({
      id: crypto.randomUUID(),
      subject: sql`moderation_pseudonym(${person.id}::uuid)`,
      askedBy: other.id,
      template: "age",
      note,
      reportIds: [],
      evidenceIds: [],
      answerUntil: sql`now() + interval '1 day'`,
      answer: "Thirty",
      answeredAt: new Date(),
    });
    await db.insert(caseQuestions).values([asked(me, "asked me"), asked(friend, "asked a friend")]);
    await db.insert(privateNotes).values([
      { id: crypto.randomUUID(), personId: me.id, authorId: other.id, text: "a note about me" },
      { id: crypto.randomUUID(), personId: friend.id, authorId: me.id, text: "a note about a friend" },
    ]);

    const { data, page } = await download(me);
    expect(data.account).toMatchObject({
      email: me.email,
      isConfirmed: true,
      lastSeenAt: expect.stringMatching(/^20/),
      recentActivity: "week",
    });
    expect(data.profile).toMatchObject({
      nickname: me.nickname,
      firstName: "Ana",
      birthDate: "2000-01-31",
      prompts: [{ question: "made_me_cry", answer: "Clannad" }],
      language: "de",
    });
    const today = { maxDistance: 100, minAge: 25, maxAge: null, sharedLanguage: true };
    expect(data.profile).toMatchObject({ receivesWords: false, isRemindedOfTurns: false, hasPlanEmails: true, today });
    expect(data.profile).toMatchObject({ showsMetPeople: true });
    expect(data.interests).toMatchObject([{ name: "One Piece", kind: "anime", pinnedAs: 1, status: "finished" }]);
    const words = [
      { from: "other", text: "¿Sanji o Zoro?", about: "One Piece", writtenAt: EPOCH, withdrawnAt: null },
      { from: "me", text: "¿Y Nami?", about: "One Piece", writtenAt: EPOCH, withdrawnAt: EPOCH },
    ];
    const byFriend = data.likes.toSorted((one, two) => Number(two.likesMe) - Number(one.likesMe));
    expect(byFriend).toMatchObject([
      { nickname: friend.nickname, likedByMe: true, likesMe: true, words: expect.arrayContaining(words) },
      { nickname: null, likedByMe: false, likesMe: false, words: [] },
    ]);
    expect(data.blocks).toMatchObject([{ nickname: stranger.nickname }]);
    expect(data.hidden, "blockers are not named").toMatchObject([
      { nickname: friend.nickname, since: EPOCH },
      { nickname: null },
    ]);
    expect(data.searches).toMatchObject([{ name: "Near <me>", filters: { country: "ES" }, inDigest: true }]);
    const going = { event: "Kaze <Con>", city: null, firstDay: "2026-05-23", lastDay: "2026-05-24" };
    expect(data.going).toMatchObject([{ ...going, view: "liked", isVerifiedOnly: true }]);
    expect(data.chats).toMatchObject([
      {
        nickname: friend.nickname,
        isArchived: true,
        plans: [
          {
            ...{ from: "other", what: "Clannad", titleKind: "anime", place: null, startsAt: EPOCH, minutes: 60 },
            ...{ timeZone: "Asia/Tokyo", standing: "accepted", acceptedAt: EPOCH },
            meeting: "met",
            asked: { from: "me", startsAt: EPOCH, minutes: 30, timeZone: "UTC", askedAt: EPOCH },
            link: { madeAt: EPOCH, opened: 3, wellAt: null },
          },
        ],
        messages: [
          { from: "me", text: "Hola <friend>" },
          { from: "other", text: "Buenas", quoted: { from: "me", text: "Hola <friend>" }, reaction: "fire" },
          { from: "me", text: "my own mistake", takenBackAt: EPOCH },
          { from: "other", text: "—", takenBackAt: EPOCH, quoted: { from: "me", text: "my own mistake" } },
        ],
      },
    ]);
    expect(data.reports, "who wrote words is not told").toMatchObject([
      { nickname: friend.nickname, reason: "spam", description: "vende" },
      { nickname: null, reason: "harassment" },
    ]);
    expect(data.signals).toMatchObject([{ kind: "listed_word", isClosed: false }]);
    expect(data.notes, "without the author").toEqual([
      { text: "a note about me", writtenAt: expect.stringMatching(/^20/) },
    ]);
    expect(data.questions, "without who asked").toEqual([
      {
        template: "age",
        note: "asked me",
        askedAt: expect.stringMatching(/^20/),
        answer: "Thirty",
        answeredAt: expect.stringMatching(/^20/),
      },
    ]);
    expect(data.sessions).toHaveLength(1);

    const whole = JSON.stringify(data) + page;
    for (const private_ of [friend.email, "secret bio", "of me", other.nickname, friend.id, other.id]) {
      expect(whole).not.toContain(private_);
    }
    for (const shown of [me.email, me.nickname, "One Piece", "Buenas", "vende", stranger.nickname]) {
      expect(page).toContain(shown);
    }
    expect(page, "what people write is no HTML").toContain("Hola &lt;friend&gt;");
    expect(page).not.toContain("<b>Tres");
    expect(page).not.toMatch(/<script|https?:\/\//);
  });

  it("has the own photos, which the page shows, and that of a gesture while it waits", async () => {
    const me = await addMember();
    expect(await download(me), "without a photo").toMatchObject({
      photo: undefined,
      page: expect.not.stringContaining("<img"),
    });
    const body = new Uint8Array(await jpegOf(200, 200));
    const headers = { cookie: me.cookie, "content-type": "image/jpeg" };
    const uploaded = await fetch(`${server.url}/api/v1/me/photo`, { method: "PUT", headers, body });
    expect(uploaded.status).toBe(200);
    const more = new Uint8Array(await jpegOf(200, 250));
    const added = await fetch(`${server.url}/api/v1/me/photos?square=0,0,150`, { method: "POST", headers, body: more });
    expect(added.status).toBe(200);
    await me.client.verification.begin();
    const sent = new Uint8Array(await jpegOf(120, 120));
    await me.client.verification.send(new File([sent], "sent.jpg", { type: "image/jpeg" }));
    const { data, photo, second, gesture, page } = await download(me);
    expect(await sharp(photo).metadata()).toMatchObject({ format: "jpeg", width: 200 });
    expect(await sharp(second).metadata()).toMatchObject({ format: "jpeg", width: 200, height: 250 });
    expect(data.profile.morePhotos).toEqual([{ url: expect.stringContaining(me.id), state: null, since: null }]);
    expect(await sharp(gesture).metadata()).toMatchObject({ format: "jpeg", width: 120 });
    for (const name of ["photo.jpg", "photo-2.jpg", "gesture.jpg"]) expect(page).toContain(`src="${name}"`);
    await me.client.verification.end();
    expect(await download(me), "withdrawn").toHaveProperty("gesture", undefined);
  });

  it("has chats of any length, with the same messages in both files, in their order", async () => {
    const [me, friend] = [await addMember(), await addMember()];
    const [user1Id, user2Id] = [me.id, friend.id].sort() as [string, string];
    const [chat] = await db.insert(chats).values({ user1Id, user2Id }).returning();
    // Many at the same time, so that a batch ends between two of them; they need several pieces.
    await db.execute(sql`
      insert into chat_messages (id, chat_id, sender_id, message, sent_at)
      select lpad(n::text, 32, '0')::uuid, ${chat?.id}, ${me.id},
        n || '.' || (select string_agg(md5((n * k)::text), '') from generate_series(1, 10) k), to_timestamp(n / 1000)
      from generate_series(1, 2100) n`);
    const written = Array.from({ length: 2100 }, (_, index) => String(index + 1));
    const { data, page } = await download(me);
    expect(data.chats[0]?.messages.map(({ text }) => text.split(".")[0])).toEqual(written);
    expect([...page.matchAll(/<p>(\d+)\./g)].map(([, text]) => text)).toEqual(written);
  });

  it("says by email that it is ready; the link leads to the settings, and nobody else gets it", async () => {
    const me = await addMember();
    await download(me);
    await vi.waitFor(() => expect(mailbox.count(me.email)).toBe(1), { timeout: 15_000 });
    const email = await mailbox.emailTo(me.email);
    expect(mailbox.headersTo(me.email, "Message-ID")).toEqual([expect.stringMatching(/^<[\w-]{36}@localhost>$/)]);
    expect(email).toContain("http://localhost:3000/settings");
    expect(email).not.toMatch(/token|archive/);
    const stranger = await addMember();
    for (const cookie of [stranger.cookie, "nakamatch.session_token=made.up"]) {
      const response = await fetch(`${server.url}/api/v1/me/data-export/archive`, { headers: { cookie } });
      expect([401, 404]).toContain(response.status);
    }
  });

  it("is built once, however often it is asked for meanwhile, and can be replaced when it is ready", async () => {
    const me = await addMember();
    const ids = async () =>
      (await db.select().from(dataExports).where(eq(dataExports.personId, me.id))).map(({ id }) => id);
    await db.insert(dataExports).values({ personId: me.id, language: "es" });
    const [begun] = await ids();
    const answers = await Promise.all([1, 2, 3].map(() => me.client.dataExport.request()));
    expect(answers.map((answer) => answer.export?.state)).toEqual(["building", "building", "building"]);
    expect(await ids()).toEqual([begun]);
    await db
      .update(dataExports)
      .set({ requestedAt: sql`now() - interval '61 minutes'` })
      .where(eq(dataExports.personId, me.id));
    expect((await me.client.dataExport.current()).export?.state, "its job is lost").toBe("failed");
    const lost = { exportId: begun ?? "", buildId: crypto.randomUUID() };
    expect(await insertPiece(db, lost, 0, Buffer.from("of a lost try"))).toBe(true);
    await download(me);
    expect(await ids()).not.toEqual([begun]);
    expect(await insertPiece(db, lost, 1, Buffer.from("too late")), "nobody wants it any more").toBe(false);
    expect(await db.$count(dataExportPieces, eq(dataExportPieces.personId, me.id))).toBe(0);
  });

  describe("is downloaded once at a time:", () => {
    const MEGABYTES = 16;

    /** A member with an archive that no socket holds, and a download of it that nobody reads. */
    async function beginDownload() {
      const me = await addMember();
      const archive = randomBytes(MEGABYTES * 2 ** 20);
      const row = { personId: me.id, language: "es" as const, archive, readyAt: new Date() };
      await db.insert(dataExports).values(row);
      const get = () => fetch(`${server.url}/api/v1/me/data-export/archive`, { headers: { cookie: me.cookie } });
      return { me, archive, get, running: await get() };
    }
    const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());
    const untilTaken = (personId: string) =>
      vi.waitFor(
        async () => {
          const { downloadId } = (await takePlace(db, personId)) ?? {};
          if (!downloadId) throw new Error("the place is not free");
          return { personId, downloadId };
        },
        { timeout: 10_000 },
      );

    it("another one is refused in words, and has its turn when the first has ended or was aborted", async () => {
      const { archive, get, running } = await beginDownload();
      const other = await addMember();
      const refused = await get();
      expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([409, "DOWNLOAD_RUNNING"]);
      await expect(other.client.dataExport.archive(), "of their own").rejects.toMatchObject({ status: 404 });
      expect((await bytesOf(running)).equals(archive)).toBe(true);
      const next = await get();
      expect(next.status).toBe(200);
      await next.body?.cancel();
      const last = await get();
      expect(last.headers.get("content-length")).toBe(String(archive.length));
      expect((await bytesOf(last)).equals(archive)).toBe(true);
    });

    it("the place of a killed server is free after a minute; a download whose archive is replaced breaks off", async () => {
      const { me, get, running } = await beginDownload();
      await running.body?.cancel();
      const killed = await untilTaken(me.id);
      expect((await get()).status).toBe(409);
      await db
        .update(dataExports)
        .set({ downloadUntil: sql`now() - interval '1 second'` })
        .where(eq(dataExports.personId, me.id));
      const next = await get();
      expect(next.status).toBe(200);
      expect(await readPart(db, killed, { from: 0, length: 1 })).toBeUndefined();
      await untilReady(me);
      expect(
        await bytesOf(next).then(
          () => "whole",
          () => "cut off",
        ),
      ).toBe("cut off");
      const place = await untilTaken(me.id);
      await untilReady(me);
      expect(await readPart(db, place, { from: 0, length: 1 }), "of the next one").toBeUndefined();
    });

    it("two at once, on two servers, have one place", { tags: ["postgres"] }, async () => {
      const { me, running } = await beginDownload();
      await running.body?.cancel();
      await freePlace(db, await untilTaken(me.id));
      const taken = await Promise.all(Array.from({ length: 5 }, () => takePlace(db, me.id)));
      expect(taken.filter((place) => place !== undefined)).toHaveLength(1);
    });
  });

  it("is gone after a day, and with the account at once", async () => {
    const [me, other] = [await addMember(), await addMember()];
    await download(me);
    await download(other);
    const count = (id: string) => db.$count(dataExports, eq(dataExports.personId, id));
    const age = (hours: number) =>
      db
        .update(dataExports)
        .set({
          readyAt: sql`now() - make_interval(mins => ${hours * 60})`,
          requestedAt: sql`now() - make_interval(mins => ${hours * 60 + 61})`,
        })
        .where(eq(dataExports.personId, me.id));
    await age(23.9);
    expect((await me.client.dataExport.current()).export?.state).toBe("ready");
    await age(24.1);
    expect((await me.client.dataExport.current()).export).toBeNull();
    await expect(me.client.dataExport.archive()).rejects.toMatchObject({ status: 404 });
    await deleteOldExports(db);
    expect([await count(me.id), await count(other.id)]).toEqual([0, 1]);
    await db.delete(profiles).where(eq(profiles.id, other.id));
    expect(await count(other.id)).toBe(0);
  });
});
