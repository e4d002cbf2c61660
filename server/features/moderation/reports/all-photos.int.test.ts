import { createHash } from "node:crypto";
import { PHOTO_PREFIX, portraitInName, wholePhotoPath } from "@nakamatch/domain/people/photo-address";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeEach, expect, it } from "vitest";
import { heldPhotos } from "../../../platform/database/schema/moderation.ts";
import { profiles } from "../../../platform/database/schema/people.ts";
import { evidencePhotos, reportEvidence, sealedPhotos } from "../../../platform/database/schema/reports.ts";
import { actorOf, addPerson, type TestActor } from "../../../testing/people.ts";
import { openReportScene } from "../../../testing/reports.ts";
import { checkEvidence, readEvidence, reportPerson, showEvidencePhoto } from "./service.ts";
import { deleteDue } from "./store.ts";

const scene = await openReportScene();
const { db } = scene.database;
const moderator = { ...actorOf(await addPerson(db, { isModerator: true })), isModerator: true };
afterAll(() => scene.close());
beforeEach(() => scene.renew());

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

/** Adds three photos: a visible one, one without a file, one in quarantine. */
async function showMore(): Promise<string[]> {
  const { second, files, database } = scene;
  await scene.showPhoto(second, Buffer.from("first"));
  const paths = ["a", "b", "c"].map((name) => `${second.id}/1_${name}.jpg`);
  files.set(paths[0]!, Buffer.from("second"));
  files.set(paths[2]!, Buffer.from("fourth"));
  const morePhotos = paths.map((path) => PHOTO_PREFIX + path);
  await database.db.update(profiles).set({ morePhotos }).where(eq(profiles.id, second.id));
  await database.db.insert(heldPhotos).values({ personId: second.id, path: paths[2]!, kinds: {} });
  return paths;
}

const report = (kind: "profile" | "chat", by = scene.first) =>
  reportPerson(scene.reports, by, { personId: scene.second.id, kind, reason: "spam", description: "Vende relojes" });
const read = () => readEvidence(db, moderator, { personId: scene.second.id, limit: 10 });
const photoAt = async (evidenceId: string, place: number) =>
  (await showEvidencePhoto(db, moderator, { evidenceId, place })).text();

it("a report of a profile seals all photos that it shows, each file once, and moderators see them", async () => {
  await showMore();
  await report("profile");
  await report("profile", scene.outsider);
  const [evidence] = await read();
  expect(evidence?.content).toMatchObject({ photo: "sealed", morePhotos: [sha256("second"), null] });
  const { id } = evidence!;
  expect([await photoAt(id, 1), await photoAt(id, 2)]).toEqual(["first", "second"]);
  for (const place of [3, 4]) await expect(photoAt(id, place)).rejects.toMatchObject({ code: "NOT_FOUND" });
  const isTheirs = sql`${sealedPhotos.path} like ${`${scene.second.id}/%`}`;
  expect(await db.$count(sealedPhotos, isTheirs)).toBe(2);
});

it("says of which evidence content and photos are the same, whoever reports, and of which not", async () => {
  await scene.showPhoto(scene.second, Buffer.from("first"));
  await report("profile");
  await report("profile", scene.outsider);
  const [one, other] = await read();
  expect(one?.snapshot).toBe(other?.snapshot);
  await scene.showPhoto(scene.second, Buffer.from("another"));
  await reportPerson(scene.reports, scene.first, {
    personId: scene.second.id,
    kind: "profile",
    reason: "other",
    description: "Otra",
  });
  const [latest] = await read();
  expect(latest?.content).toEqual(one?.content);
  expect(latest?.snapshot).not.toBe(one?.snapshot);
});

it("of a photo with a portrait, that is sealed: it holds the square", async () => {
  await scene.showPhoto(scene.second, Buffer.from("first"));
  const path = `${scene.second.id}/1_d${portraitInName(125)}.jpg`;
  scene.files.set(path, Buffer.from("square"));
  scene.files.set(wholePhotoPath(path), Buffer.from("portrait"));
  await db
    .update(profiles)
    .set({ morePhotos: [PHOTO_PREFIX + path] })
    .where(eq(profiles.id, scene.second.id));
  await report("profile");
  const [evidence] = await read();
  expect(await photoAt(evidence!.id, 2)).toBe("portrait");
  expect(await checkEvidence(db)).not.toHaveProperty("fault");
});

it("a report of a chat, which shows the first alone, seals that one", async () => {
  await scene.chatOf();
  await showMore();
  await report("chat");
  const [evidence] = await read();
  expect(evidence?.content).toMatchObject({ photo: "sealed" });
  expect(evidence?.content).not.toHaveProperty("morePhotos");
});

it("photos that change while they are read are read once more", async () => {
  const [path] = await showMore();
  scene.hooks.read = async () => {
    scene.hooks.read = undefined;
    const later = `${scene.second.id}/2_later.jpg`;
    scene.files.set(later, Buffer.from("later"));
    const morePhotos = [PHOTO_PREFIX + later, PHOTO_PREFIX + path];
    await db.update(profiles).set({ morePhotos }).where(eq(profiles.id, scene.second.id));
  };
  await report("profile");
  const [evidence] = await read();
  expect(evidence?.content).toMatchObject({ morePhotos: [sha256("later"), sha256("second")] });
});

it("sealed photos stay as long as the evidence, unchanged, and the check finds what was put in their place", async () => {
  await showMore();
  await report("profile");
  const [evidence] = await read();
  const ofIt = eq(evidencePhotos.evidenceId, evidence!.id);
  const isSealed = { cause: { code: "23001", constraint: "report_evidence_sealed" } };
  await expect(db.delete(evidencePhotos).where(ofIt)).rejects.toMatchObject(isSealed);
  await expect(db.update(evidencePhotos).set({ place: 5 }).where(ofIt)).rejects.toMatchObject(isSealed);
  await deleteDue(db);
  expect(await photoAt(evidence!.id, 2)).toBe("second");
  expect((await checkEvidence(db)).fault).toBeUndefined();
  const [first] = await db.select().from(reportEvidence).where(eq(reportEvidence.id, evidence!.id));
  await db.insert(evidencePhotos).values({ evidenceId: evidence!.id, place: 6, path: first!.photoPath! });
  expect((await checkEvidence(db)).fault).toContain("has other photos than it names");
});

it("a reporter has 30 new photos sealed within a day; then reports are sealed without, and say so", async () => {
  const reportSix = async (by: TestActor) => {
    const person = actorOf(await addPerson(db));
    await scene.showPhoto(person, Buffer.from("first"));
    const paths = [2, 3, 4, 5, 6].map((number) => `${person.id}/1_${number}.jpg`);
    for (const path of paths) scene.files.set(path, Buffer.from(path));
    await db
      .update(profiles)
      .set({ morePhotos: paths.map((path) => PHOTO_PREFIX + path) })
      .where(eq(profiles.id, person.id));
    const again = (reporter: TestActor) =>
      reportPerson(scene.reports, reporter, { personId: person.id, kind: "profile", reason: "spam", description: "x" });
    await again(by);
    return { again, read: () => readEvidence(db, moderator, { personId: person.id, limit: 10 }) };
  };
  for (let people = 0; people < 5; people++) {
    const { read } = await reportSix(scene.first);
    expect((await read())[0]?.content).toMatchObject({ photo: "sealed" });
  }
  const { again, read: readLast } = await reportSix(scene.first);
  const [limited] = await readLast();
  expect(limited?.content).toMatchObject({ photo: "limited" });
  expect(limited?.content).not.toHaveProperty("morePhotos");
  await again(scene.outsider);
  expect((await readLast()).map(({ content }) => content)).toContainEqual(expect.objectContaining({ photo: "sealed" }));
});
