import { createHash } from "node:crypto";
import { EVIDENCE_MAX } from "@nakamatch/contract/vocabulary/reports";
import { desc, eq, type SQL, sql } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { chatMessages } from "../../../platform/database/schema/chats.ts";
import { cities, countries } from "../../../platform/database/schema/geography.ts";
import { interests, profileInterests } from "../../../platform/database/schema/interests.ts";
import { likeWords } from "../../../platform/database/schema/like-words.ts";
import { moderationPseudonyms } from "../../../platform/database/schema/moderation.ts";
import { profiles } from "../../../platform/database/schema/people.ts";
import { reportEvidence, sealedPhotos } from "../../../platform/database/schema/reports.ts";
import { reports } from "../../../platform/database/schema/safety.ts";
import { verifiedPeople } from "../../../platform/database/schema/verification.ts";
import { refused } from "../../../testing/database-errors.ts";
import { actorOf, addPerson, type TestActor } from "../../../testing/people.ts";
import { openReportScene } from "../../../testing/reports.ts";
import { pinTitles, setStatus } from "../../people/shelf/service.ts";
import { reportJobs } from "./jobs.ts";
import { checkEvidence, readEvidence, reportPerson, showEvidencePhoto } from "./service.ts";

const image = Buffer.from("the bytes of a photo");
const sha256 = (data: string | Buffer) => createHash("sha256").update(data).digest("hex");

const scene = await openReportScene();
const moderator = { ...actorOf(await addPerson(scene.database.db, { isModerator: true })), isModerator: true };
afterAll(() => scene.close());
beforeEach(() => scene.renew());

function report(by: TestActor, person: TestActor, kind: "profile" | "chat" = "profile", reason = "spam") {
  return reportPerson(scene.reports, by, { personId: person.id, kind, reason, description: "Vende relojes" });
}
const read = ({ id }: TestActor, viewer = moderator, limit = 50) =>
  readEvidence(scene.database.db, viewer, { personId: id, limit });
const rowOf = async (reportId: string) =>
  (await scene.database.db.select().from(reportEvidence).where(eq(reportEvidence.reportId, reportId)))[0]!;
const shownPhoto = async (evidenceId: string, viewer = moderator) =>
  Buffer.from(await (await showEvidencePhoto(scene.database.db, viewer, { evidenceId, place: 1 })).arrayBuffer());
const photoOf = async (path: string) =>
  (await scene.database.db.select().from(sealedPhotos).where(eq(sealedPhotos.path, path)))[0];
const change = ({ id }: TestActor, values: Partial<typeof profiles.$inferInsert>) =>
  scene.database.db.update(profiles).set(values).where(eq(profiles.id, id));

/** Carries a check's result out of a transaction that it rolls back. */
class Found extends Error {
  readonly report: Awaited<ReturnType<typeof checkEvidence>>;
  constructor(report: Found["report"]) {
    super("found");
    this.report = report;
  }
}

describe("a report from a profile", () => {
  it("seals what the profile shows, in the words that it shows, and the photo", async () => {
    const { first, second, showPhoto, database } = scene;
    const { db } = database;
    await db.insert(countries).values({ code: "JP", name: "Japan" }).onConflictDoNothing();
    const [city] = await db
      .insert(cities)
      .values({ id: 990_001, name: "Nara", countryCode: "JP", latitude: 34.68, longitude: 135.83 })
      .onConflictDoNothing()
      .returning();
    const chosen = await db
      .insert(interests)
      .values([
        { name: "Sealed Beta", kind: "anime", rank: 900_002 },
        { name: "Sealed Alfa", kind: "juego", rank: 900_001 },
        { name: "Sealed Unranked", kind: "anime" },
      ])
      .returning();
    await db.insert(profileInterests).values(chosen.map(({ id }) => ({ profileId: second.id, interestId: id })));
    const [beta = 0, alfa = 0] = chosen.map(({ id }) => id);
    await pinTitles(db, second.id, [beta, alfa]);
    await setStatus(db, second.id, { interestId: alfa, status: "now" });
    await setStatus(db, second.id, { interestId: beta, status: "finished" });
    await change(second, { bio: "Vendo relojes", nickname: "relojero", gender: "otro", lookingFor: "amistad" });
    await change(second, { country: "JP", city: city?.id ?? 990_001, birthDate: "1990-06-30" });
    await showPhoto(second, image);
    // After the photo, which would remove it.
    await db.insert(verifiedPeople).values({ personId: second.id });
    const clock = { now: () => new Date("2026-06-29T23:59:59Z") };
    await reportPerson({ ...scene.reports, clock }, first, {
      personId: second.id,
      kind: "profile",
      reason: "offensive_content",
      description: "Vende relojes",
    });
    expect((await read(second)).map(({ content }) => content)).toEqual([
      {
        nickname: "relojero",
        prompts: [],
        isVerified: true,
        realName: "Ana Luz",
        age: 35,
        country: "JP",
        city: "Nara",
        bio: "Vendo relojes",
        gender: "otro",
        lookingFor: "amistad",
        interests: ["Sealed Alfa", "Sealed Beta", "Sealed Unranked"],
        interestCount: 3,
        shelf: { pinned: ["Sealed Beta", "Sealed Alfa"], now: ["Sealed Alfa"] },
        photo: "sealed",
      },
    ]);
  });

  it.each(["profile", "chat"] as const)("seals the words that came with a like, from a %s", async (kind) => {
    const { first, second, database } = scene;
    const { db } = database;
    const [title] = await db
      .insert(interests)
      .values({ name: `Said ${kind}`, kind: "anime" })
      .returning();
    const about = { aboutKind: "title" as const, aboutId: String(title!.id), writtenAt: new Date(0) };
    await db.insert(likeWords).values([
      { authorId: second.id, receiverId: first.id, text: "Sal de mi vista", ...about },
      { authorId: first.id, receiverId: second.id, text: "¿Por qué?", ...about },
    ]);
    await scene.chatOf();
    await report(first, second, kind);
    const words = { text: "Sal de mi vista", about: `Said ${kind}`, sentAt: "1970-01-01T00:00:00.000Z" };
    expect(await read(second)).toMatchObject([{ kind, content: { words } }]);
  });

  it("seals words about a photo also after a block has withdrawn them", async () => {
    const { first, second, block, chatOf, database } = scene;
    await chatOf();
    const about = { aboutKind: "photo" as const, aboutId: "1_gone", writtenAt: new Date(0) };
    await database.db
      .insert(likeWords)
      .values({ authorId: second.id, receiverId: first.id, text: "Sal de mi vista", ...about });
    await block(second, first);
    await report(first, second, "chat");
    const words = { text: "Sal de mi vista", about: "photo", sentAt: "1970-01-01T00:00:00.000Z" };
    expect(await read(second)).toMatchObject([{ content: { words } }]);
  });

  it("seals a profile that is empty, and of many interests the best known", async () => {
    const { first, second, database } = scene;
    const { db } = database;
    await change(second, { nickname: null, firstName: null, lastName: null, birthDate: null, gender: null });
    const many = Array.from({ length: EVIDENCE_MAX.interests + 1 }, (_, index) => ({
      name: `Many ${index}`,
      kind: "anime" as const,
      rank: 800_000 - index,
    }));
    const chosen = await db.insert(interests).values(many).returning();
    await db.insert(profileInterests).values(chosen.map(({ id }) => ({ profileId: second.id, interestId: id })));
    await report(first, second);
    const [{ content } = { content: undefined }] = await read(second);
    expect(content).toMatchObject({
      nickname: "Usuario",
      realName: null,
      age: null,
      bio: "",
      city: null,
      photo: "none",
    });
    const sealed = content as { interests: string[]; interestCount: number };
    expect(sealed.interests).toEqual(
      many
        .map(({ name }) => name)
        .reverse()
        .slice(0, EVIDENCE_MAX.interests),
    );
    expect(sealed.interestCount).toBe(EVIDENCE_MAX.interests + 1);
  });

  it("keeps it through edits, another photo, and the deletion of the reporter and the reported", async () => {
    const { first, second, showPhoto, deleteAccount, files, database } = scene;
    await change(second, { bio: "Antes" });
    const path = await showPhoto(second, image);
    const { reportId } = await report(first, second);
    const sealed = await rowOf(reportId);
    const stored = async () =>
      (await database.db.select().from(reportEvidence).where(eq(reportEvidence.id, sealed.id)))[0];
    await change(second, { bio: "Después", nickname: "otro_nombre" });
    await showPhoto(second, Buffer.from("another photo"));
    files.delete(path);
    expect(await stored()).toEqual(sealed);
    expect((await photoOf(path))?.image).toEqual(image);
    await deleteAccount(first);
    expect(await stored()).toEqual(sealed);
    expect(await read(second), "for moderators").toMatchObject([{ id: sealed.id, content: { bio: "Antes" } }]);
    await database.db.update(reports).set({ resolved: true }).where(eq(reports.id, reportId));
    await deleteAccount(second);
    expect(await stored(), "a decided report goes").toEqual({ ...sealed, reportId: null });
    expect(await shownPhoto(sealed.id)).toEqual(image);
  });

  it("names the person by their pseudonym in the log, and has a hash of all that was sealed", async () => {
    const { first, second, showPhoto, database } = scene;
    const { db } = database;
    await showPhoto(second, image);
    const { reportId } = await report(first, second);
    const row = await rowOf(reportId);
    const [who] = await db.select().from(moderationPseudonyms).where(eq(moderationPseudonyms.personId, second.id));
    expect(row.subject).toBe(who?.pseudonym);
    const { rows } = await db.execute<{ content: string }>(
      sql`select content::text as content from report_evidence where id = ${row.id}`,
    );
    const text = [row.subject, "profile", row.sealedAt.getTime(), sha256(image), rows[0]?.content].join("|");
    expect(row.hash).toBe(sha256(text));
    const plain = await rowOf((await report(second, first)).reportId);
    const { rows: others } = await db.execute<{ content: string }>(
      sql`select content::text as content from report_evidence where id = ${plain.id}`,
    );
    expect(plain.hash).toBe(
      sha256([plain.subject, "profile", plain.sealedAt.getTime(), "-", others[0]?.content].join("|")),
    );
  });
});

describe("the photo", () => {
  it("is kept once however many reports show it", async () => {
    const { first, second, outsider, showPhoto } = scene;
    const path = await showPhoto(second, image);
    const one = await rowOf((await report(first, second)).reportId);
    const other = await rowOf((await report(outsider, second)).reportId);
    expect([one.photoPath, other.photoPath]).toEqual([path, path]);
    expect(await photoOf(path)).toEqual({ path, image, hash: sha256(image) });
  });

  it("is read once more where the storage has no file", async () => {
    const { first, second, showPhoto, files, hooks } = scene;
    const path = await showPhoto(second, image);
    files.delete(path);
    let reads = 0;
    hooks.read = () => {
      reads += 1;
      if (reads === 2) files.set(path, image);
    };
    await report(first, second);
    hooks.read = undefined;
    expect(reads).toBe(2);
    expect((await read(second)).map(({ content }) => content)).toMatchObject([{ photo: "sealed" }]);
  });

  it("is missing, and the evidence says so, where it cannot be read: nobody is kept from reporting", async () => {
    const { first, second, outsider, showPhoto, files, hooks } = scene;
    const path = await showPhoto(second, image);
    hooks.read = () => {
      throw new Error("no answer");
    };
    const { reportId } = await report(first, second);
    hooks.read = undefined;
    files.delete(path);
    await report(outsider, second);
    files.set(path, Buffer.alloc(0));
    await report(first, second, "profile", "other");
    await change(second, { avatarUrl: "https://elsewhere.example/photo.jpg" });
    await report(outsider, second, "profile", "other");
    const all = await read(second);
    expect(all.map(({ content }) => content)).toMatchObject(
      Array.from({ length: 4 }, () => ({ photo: "unavailable" })),
    );
    expect(await rowOf(reportId)).toMatchObject({ photoPath: null });
    await expect(shownPhoto(all[0]!.id)).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  it("is the one that was shown when the report was stored, where it is replaced meanwhile", async () => {
    const { first, second, showPhoto, hooks } = scene;
    await showPhoto(second, image);
    const later = Buffer.from("a later photo");
    hooks.read = async () => {
      hooks.read = undefined;
      await showPhoto(second, later);
      await change(second, { bio: "Cambiada a la vez" });
    };
    const { reportId } = await report(first, second);
    const { photoPath, content } = await rowOf(reportId);
    expect((await photoOf(photoPath!))?.image).toEqual(later);
    expect(content).toMatchObject({ bio: "Cambiada a la vez", photo: "sealed" });
    expect(await scene.database.db.$count(reports, eq(reports.reportedUserId, second.id))).toBe(1);
  });

  it("is missing where it is replaced again and again", async () => {
    const { first, second, showPhoto, hooks } = scene;
    await showPhoto(second, image);
    let reads = 0;
    hooks.read = async () => {
      reads += 1;
      await showPhoto(second, Buffer.from(`photo ${reads}`));
    };
    const { reportId } = await report(first, second);
    hooks.read = undefined;
    expect(reads).toBe(2);
    expect(await rowOf(reportId)).toMatchObject({ photoPath: null, content: { photo: "unavailable" } });
  });

  it("is none where it was taken away meanwhile", async () => {
    const { first, second, showPhoto, hooks } = scene;
    await showPhoto(second, image);
    hooks.read = async () => void (await change(second, { avatarUrl: null }));
    const { reportId } = await report(first, second);
    hooks.read = undefined;
    expect(await rowOf(reportId)).toMatchObject({ photoPath: null, content: { photo: "none" } });
  });
});

describe("a report from a chat", () => {
  it("seals the last messages as the reporter saw them, in their order, with who wrote and when", async () => {
    const { first, second, chatOf, showPhoto, database } = scene;
    const chatId = await chatOf();
    const start = Date.UTC(2026, 0, 1);
    const written = Array.from({ length: EVIDENCE_MAX.messages + 2 }, (_, index) => ({
      id: `10000000-0000-4000-8000-${String(1000 - index).padStart(12, "0")}`,
      chatId,
      senderId: index % 3 !== 2 ? first.id : second.id,
      message: `mensaje ${index}`,
      sentAt: new Date(start + index * 60_000),
    }));
    await database.db.insert(chatMessages).values(written);
    await showPhoto(second, image);
    await change(second, {
      nickname: "pesado",
      bio: "nada que ver",
      birthDate: `${new Date().getUTCFullYear() - 19}-01-01`,
    });
    await report(first, second, "chat", "harassment");
    const [evidence] = await read(second);
    expect(evidence).toMatchObject({ kind: "chat" });
    expect(evidence?.content).toEqual({
      nickname: "pesado",
      age: 19,
      messages: written.slice(2).map(({ senderId, message, sentAt }, index) => ({
        by: senderId === first.id ? "reporter" : "reported",
        text: message,
        sentAt: sentAt.toISOString(),
        ...(index === 0 && { isAfterGap: true }),
      })),
      photo: "sealed",
    });
  });

  it("seals nothing of other chats, and an empty one as it is", async () => {
    const { first, second, outsider, chatOf, say } = scene;
    await say(second, await chatOf(second, outsider), "a otra persona");
    await chatOf();
    await report(first, second, "chat");
    const [evidence] = await read(second);
    expect(evidence?.content).toMatchObject({ messages: [] });
  });

  it("OPEN-63 seals the messages of a partner who has blocked the reporter", async () => {
    const { first, second, chatOf, say, block } = scene;
    const chatId = await chatOf();
    await say(second, chatId, "un insulto");
    await block(second, first);
    await report(first, second, "chat", "harassment");
    expect((await read(second))[0]?.content).toMatchObject({ messages: [{ by: "reported", text: "un insulto" }] });
  });
});

describe("sealed evidence", () => {
  it("cannot be changed, deleted before its time, or emptied, and neither can its photo", async () => {
    const { first, second, showPhoto, database } = scene;
    const { db } = database;
    const path = await showPhoto(second, image);
    const { reportId } = await report(first, second);
    const row = await rowOf(reportId);
    const isSealed = { code: "23001", constraint: "report_evidence_sealed" };
    const other = await rowOf((await report(second, first)).reportId);
    for (const values of [
      { content: { ...row.content, nickname: "otra" } },
      { subject: other.subject },
      { hash: other.hash },
      { kind: "chat" as const },
      { photoPath: null },
      { sealedAt: new Date() },
      { eraseAt: new Date(Date.now() + 1000) },
    ]) {
      const update = db.update(reportEvidence).set(values).where(eq(reportEvidence.id, row.id));
      expect(await refused(update), JSON.stringify(Object.keys(values))).toMatchObject(isSealed);
    }
    const relink = db.update(reportEvidence).set({ reportId: other.reportId }).where(eq(reportEvidence.id, row.id));
    expect(await refused(relink)).toMatchObject(isSealed);
    expect(await refused(db.delete(reportEvidence).where(eq(reportEvidence.id, row.id)))).toMatchObject(isSealed);
    expect(await refused(db.execute(sql`truncate report_evidence cascade`))).toMatchObject(isSealed);
    const repaint = db
      .update(sealedPhotos)
      .set({ image: Buffer.from("x") })
      .where(eq(sealedPhotos.path, path));
    expect(await refused(repaint)).toMatchObject(isSealed);
    expect(await refused(db.delete(sealedPhotos).where(eq(sealedPhotos.path, path)))).toMatchObject({
      constraint: "report_evidence_photo_path_fkey",
    });
    expect(await rowOf(reportId)).toEqual(row);
  });

  it("is checked against its hashes, which finds what was changed past the triggers: content, time, kind, subject, photo", async () => {
    const { first, second, showPhoto, database } = scene;
    const { db } = database;
    const path = await showPhoto(second, image);
    const { id } = await rowOf((await report(first, second)).reportId);
    const sealed = await db.$count(reportEvidence);
    expect(await checkEvidence(db)).toEqual({ sound: sealed });
    const unguarded = (change: SQL) =>
      db
        .transaction(async (tx) => {
          await tx.execute(sql`set local session_replication_role = replica`);
          await tx.execute(change);
          throw new Found(await checkEvidence(tx as unknown as typeof db));
        })
        .catch((error: unknown) => {
          if (error instanceof Found) return error.report;
          throw error;
        });
    for (const change of [
      sql`update report_evidence set content = content || '{"bio":"otra"}' where id = ${id}`,
      sql`update report_evidence set sealed_at = sealed_at + interval '1 millisecond' where id = ${id}`,
      sql`update report_evidence set kind = 'chat' where id = ${id}`,
      sql`update report_evidence set subject = gen_random_uuid() where id = ${id}`,
      sql`update report_evidence set photo_path = null where id = ${id}`,
      sql`update sealed_photos set image = 'x' where path = ${path}`,
    ]) {
      expect(await unguarded(change)).toMatchObject({ fault: `evidence ${id} does not match its hash` });
    }
    expect(await checkEvidence(db), "all of it was rolled back").toEqual({ sound: sealed });
  });

  it("is shown to moderators only, the latest first, as many as are asked for", async () => {
    const { first, second, outsider, showPhoto, database } = scene;
    await showPhoto(second, image);
    const { reportId } = await report(first, second);
    await report(outsider, second);
    await report(first, outsider);
    const all = await read(second);
    const stored = await database.db
      .select()
      .from(reportEvidence)
      .where(eq(reportEvidence.subject, (await rowOf(reportId)).subject))
      .orderBy(desc(reportEvidence.sealedAt), desc(reportEvidence.id));
    expect(all).toEqual(
      stored.map(({ subject: _, photoPath: __, sealedAt, eraseAt, ...rest }) => ({
        ...rest,
        snapshot: expect.any(String),
        sealedAt: sealedAt.toISOString(),
        eraseAt: eraseAt.toISOString(),
      })),
    );
    expect(all).toHaveLength(2);
    expect(await read(second, moderator, 1)).toEqual(all.slice(0, 1));
    // The database decides who is a moderator, not the session.
    for (const viewer of [first, second, outsider, { ...first, isModerator: true }]) {
      expect(await read(second, viewer)).toEqual([]);
      await expect(shownPhoto(all[0]!.id, viewer)).rejects.toMatchObject({ code: "NOT_FOUND" });
    }
    expect(await shownPhoto(all[0]!.id)).toEqual(image);
  });

  it("is erased a year after it was sealed, by a daily job; photos that nothing shows any more go with it", async () => {
    const { first, second, outsider, showPhoto, database } = scene;
    const { db } = database;
    const shared = await showPhoto(second, image);
    const kept = await rowOf((await report(first, second)).reportId);
    const year = kept.eraseAt.getTime() - kept.sealedAt.getTime();
    expect(Math.round(year / 86_400_000)).toBeGreaterThanOrEqual(365);
    expect(Math.round(year / 86_400_000)).toBeLessThanOrEqual(366);
    const path = await showPhoto(outsider, Buffer.from("only there"));
    await db.insert(sealedPhotos).values({ path, image: Buffer.from("only there") });
    const old = { subject: kept.subject, kind: "profile", content: kept.content } as const;
    const sealedAt = new Date(Date.now() - 400 * 86_400_000);
    const due = new Date(Date.now() - 1000);
    const soon = new Date(Date.now() + 60_000);
    await db.insert(reportEvidence).values([
      { ...old, sealedAt, eraseAt: due, photoPath: shared },
      { ...old, sealedAt, eraseAt: due, photoPath: path },
      { ...old, sealedAt, eraseAt: soon },
    ]);
    const [job] = reportJobs({ db });
    for (const _ of ["once", "again"]) await job?.handle(undefined, "job");
    const left = await db.select().from(reportEvidence).where(eq(reportEvidence.subject, kept.subject));
    expect(left.map(({ eraseAt }) => eraseAt).sort((a, b) => a.getTime() - b.getTime())).toEqual([soon, kept.eraseAt]);
    expect(await photoOf(path)).toBeUndefined();
    expect((await photoOf(shared))?.image).toEqual(image);
    // Daily, at its own minute.
    expect(job?.kind.cron).toMatch(/^\d+ \d+ \* \* \*$/);
  });
});
