import { createHash } from "node:crypto";
import { PHOTO_PREFIX, portraitPaths } from "@nakamatch/domain/people/photo-address";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { systemClock } from "../../../platform/clock.ts";
import { authUsers } from "../../../platform/database/schema/auth.ts";
import { heldPhotos, moderationLog, moderationNotes } from "../../../platform/database/schema/moderation.ts";
import { createLog } from "../../../platform/log.ts";
import { goneAfterCommit } from "../../../testing/database.ts";
import { openDecisionScene } from "../../../testing/decisions.ts";
import { memoryStorage } from "../../../testing/memory-storage.ts";
import type { TestActor } from "../../../testing/people.ts";
import { EXPLICIT, fakeClassifier, HARMLESS } from "../../../testing/photos.ts";
import { untilStatementWaits } from "../../../testing/waiting.ts";
import { showOwnProfile } from "../../people/profiles/service.ts";
import { findPhoto, removeOwnPhoto, uploadPhoto } from "../../photos/profile-photos/service.ts";
import type { AvatarDeps } from "../../photos/profile-photos/types.ts";
import { liftDecision } from "../decisions/service.ts";
import { checkLog } from "../log/service.ts";
import { decidePhoto, listHeldPhotos } from "./service.ts";

const file = new File(["a photo"], "photo");
const bytes = new Uint8Array([1, 2, 3]);
const classifier = fakeClassifier();
const { storage } = memoryStorage();
let avatars: AvatarDeps;
let lines: string[];

const scene = await openDecisionScene();
afterAll(() => scene.close());
beforeEach(async () => {
  await scene.renew();
  await scene.database.db.delete(heldPhotos);
  classifier.answer = EXPLICIT;
  lines = [];
  avatars = {
    db: scene.deps.db,
    outbox: { add: async () => {} },
    storage,
    encoder: {
      encode: async () => ({
        sizes: [128, 384, 1024].map((side) => ({ side, bytes })),
        webp: [],
        tints: ["#123", "#456", "#789"],
      }),
      close: async () => {},
    },
    classifier,
    realtime: scene.deps.realtime,
    clock: systemClock,
    log: createLog({ level: "info", pretty: false }, { write: (line) => lines.push(line) }),
  };
});

const upload = async (owner: TestActor) => (await uploadPhoto(avatars, owner, { file })).avatarUrl;
const deps = () => ({ ...scene.deps, storage });
const release = (actor: TestActor, personId: TestActor["id"], photoUrl: string) =>
  decidePhoto(deps(), actor, { personId, photoUrl, verdict: "release" });
const reject = (actor: TestActor, personId: TestActor["id"], photoUrl: string, notes?: string) =>
  decidePhoto(deps(), actor, { personId, photoUrl, verdict: "reject", reason: "inappropriate_photo", notes });
const heldOf = ({ id }: TestActor) => scene.database.db.select().from(heldPhotos).where(eq(heldPhotos.personId, id));
const holdOf = async (owner: TestActor) => (await showOwnProfile(scene.deps, owner)).photoHold;
const entries = () => scene.database.db.$count(moderationLog);
const codes = (answers: PromiseSettledResult<unknown>[]) =>
  answers.map((answer) => (answer.status === "fulfilled" ? "done" : answer.reason.code)).sort();

describe("a new photo", () => {
  it("is told to every moderator where it waits, and to nobody where it does not", async () => {
    const { moderator, otherModerator, member } = scene;
    await upload(member);
    const moderators = expect.arrayContaining([moderator.id, otherModerator.id]);
    const changed = { to: [member.id], event: "photo.changed", payload: { personId: member.id } };
    expect(scene.published()).toEqual([{ to: moderators, event: "moderation.changed", payload: {} }, changed]);
    classifier.answer = HARMLESS;
    await upload(member);
    expect(scene.published()).toEqual([changed]);
  });

  it("waits where the classifier fails, and the log says so without naming anybody", async () => {
    classifier.answer = new Error("the classifier thread does not answer");
    const avatarUrl = await upload(scene.member);
    expect(await heldOf(scene.member)).toMatchObject([{ kinds: {}, state: "held" }]);
    expect(lines.join()).toContain("could not be classified");
    expect(lines.join()).not.toContain(scene.member.id);
    expect(lines.join()).not.toContain(avatarUrl);
  });

  it("does not wait where no classifier is switched on", async () => {
    avatars = { ...avatars, classifier: undefined };
    expect(await uploadPhoto(avatars, scene.member, { file })).toMatchObject({ isHeld: false });
    expect(await heldOf(scene.member)).toEqual([]);
  });
});

describe("a photo with a portrait", () => {
  const portrait = { jpeg: new Uint8Array([7, 8]), webp: new Uint8Array([9]), percent: 125 };
  const isServed = async (path: string, viewer?: TestActor) =>
    (await findPhoto(avatars, path, async () => viewer)) !== undefined;

  beforeEach(() => {
    const { encode, ...encoder } = avatars.encoder;
    avatars = {
      ...avatars,
      encoder: { ...encoder, encode: async (...task) => ({ ...(await encode(...task)), portrait }) },
    };
  });

  it.each(["square", "portrait"])("waits as a whole where its %s is explicit", async (form) => {
    avatars.classifier = {
      ...classifier,
      classify: async (seen) => ((seen === portrait.jpeg) === (form === "portrait") ? EXPLICIT : HARMLESS),
    };
    const url = await upload(scene.member);
    expect(await heldOf(scene.member)).toMatchObject([{ state: "held", kinds: EXPLICIT }]);
    const path = url.slice(PHOTO_PREFIX.length);
    for (const each of [path, ...portraitPaths(path)]) {
      expect([await isServed(each), await isServed(each, scene.member), await isServed(each, scene.moderator)]).toEqual(
        [false, true, true],
      );
    }
    await reject(scene.moderator, scene.member.id, url);
    for (const each of [path, ...portraitPaths(path)]) expect(await isServed(each)).toBe(false);
  });

  it("is decided by what all of it shows", async () => {
    const { decisionId } = await release(scene.moderator, scene.member.id, await upload(scene.member));
    const [entry] = await scene.database.db.select().from(moderationLog).where(eq(moderationLog.id, decisionId));
    expect(entry?.evidence).toEqual([createHash("sha256").update(portrait.jpeg).digest("hex")]);
    const [path = ""] = (await showOwnProfile(scene.deps, scene.member)).photos.map(({ url }) => url);
    expect(await isServed(portraitPaths(path.slice(PHOTO_PREFIX.length))[2] ?? "")).toBe(true);
  });
});

describe("the list of photos that wait", () => {
  it("has the oldest first, page by page, the number of all with the first one, and never the moderator's own", async () => {
    const { moderator } = scene;
    await upload(moderator);
    const owners: TestActor[] = [];
    for (let count = 0; count < 3; count++) {
      const owner = await scene.addMember();
      await upload(owner);
      await scene.database.db
        .update(heldPhotos)
        .set({ heldAt: sql`now() - make_interval(hours => ${count})` })
        .where(eq(heldPhotos.personId, owner.id));
      owners.unshift(owner);
    }
    const first = await listHeldPhotos(scene.deps, moderator, { limit: 2 });
    expect(first).toMatchObject({ total: 3, photos: [{ kinds: EXPLICIT }, { kinds: EXPLICIT }] });
    const second = await listHeldPhotos(scene.deps, moderator, { limit: 2, cursor: first.nextCursor ?? "" });
    expect([...first.photos, ...second.photos].map(({ person }) => person.id)).toEqual(owners.map(({ id }) => id));
    expect(second).toMatchObject({ total: null, nextCursor: null });
  });
});

describe("a decision", () => {
  it("to reject is the owner's until they change the photo: reason, notes for moderators alone, a sound log", async () => {
    const { member, moderator } = scene;
    const { decisionId } = await reject(moderator, member.id, await upload(member), "  Sin ropa. ");
    expect(await heldOf(member)).toMatchObject([{ state: "rejected", decisionId }]);
    expect(await holdOf(member)).toEqual({ state: "rejected", reason: "inappropriate_photo", decisionId });
    const [notes] = await scene.database.db
      .select()
      .from(moderationNotes)
      .where(eq(moderationNotes.entryId, decisionId));
    expect(notes?.notes).toBe("Sin ropa.");
    expect(await checkLog(scene.database.db)).not.toHaveProperty("fault");
    expect(scene.published()).toContainEqual({ to: [member.id], event: "photo.decided", payload: {} });
    classifier.answer = HARMLESS;
    await upload(member);
    expect(await holdOf(member)).toBeNull();
  });

  it("to release is told to the owner and to those who may see them, even where the database fails right after", async () => {
    const { member, moderator, deps: own } = scene;
    const photoUrl = await upload(member);
    scene.published();
    const failing = { ...deps(), db: goneAfterCommit(own.db) };
    await decidePhoto(failing, moderator, { personId: member.id, photoUrl, verdict: "release" });
    expect(scene.published()).toMatchObject([
      { event: "moderation.changed" },
      { to: [member.id], event: "photo.decided" },
      { to: [member.id], event: "photo.changed" },
    ]);
  });

  it("that is lifted shows the photo, but not another one that waits by now", async () => {
    const { member, moderator } = scene;
    const lift = (decisionId: string) =>
      scene.database.db.transaction((tx) => liftDecision(tx, { personId: member.id, decisionId }));
    const first = await reject(moderator, member.id, await upload(member));
    expect(await lift(first.decisionId)).toEqual({ lifted: "photo" });
    expect(await holdOf(member)).toBeNull();
    const second = await reject(moderator, member.id, await upload(member));
    await upload(member);
    expect(await lift(second.decisionId)).toEqual({ lifted: null });
    expect(await holdOf(member)).toEqual({ state: "held" });
  });

  it("is refused for the own photo, without a reason, and for a photo that does not wait; nothing changes", async () => {
    const { member, moderator, otherModerator } = scene;
    const [own, photoUrl] = [await upload(moderator), await upload(member)];
    const before = await entries();
    const invalid = { code: "VALIDATION_FAILED" };
    await expect(release(moderator, moderator.id, own)).rejects.toMatchObject(invalid);
    await expect(
      decidePhoto(deps(), moderator, { personId: member.id, photoUrl, verdict: "reject" }),
    ).rejects.toMatchObject({ ...invalid, data: { issues: [{ path: "reason", reason: "required" }] } });
    const gone = { code: "PHOTO_NOT_HELD" };
    for (const other of [
      own,
      `${PHOTO_PREFIX}x.jpg`,
      "https://example.test/a.jpg",
      photoUrl.replace(".jpg", "_128.jpg"),
    ])
      await expect(release(otherModerator, member.id, other), other).rejects.toMatchObject(gone);
    expect(await entries()).toBe(before);
    expect(await holdOf(member)).toEqual({ state: "held" });
  });

  it("comes too late for a photo that its owner has replaced, removed or taken along", async () => {
    const { member, moderator } = scene;
    const gone = { code: "PHOTO_NOT_HELD" };
    const old = await upload(member);
    const current = await upload(member);
    await expect(release(moderator, member.id, old)).rejects.toMatchObject(gone);
    expect(await holdOf(member), "the new one still waits").toEqual({ state: "held" });
    await removeOwnPhoto(avatars, member);
    await expect(release(moderator, member.id, current)).rejects.toMatchObject(gone);
    const last = await upload(member);
    await scene.database.db.delete(authUsers).where(eq(authUsers.id, member.id));
    await expect(release(moderator, member.id, last)).rejects.toMatchObject({ code: "PERSON_NOT_FOUND" });
    expect(await scene.database.db.$count(heldPhotos)).toBe(0);
  });

  it("is one where two moderators decide", async () => {
    const { member, moderator, otherModerator } = scene;
    const photoUrl = await upload(member);
    const before = await entries();
    const answers = await Promise.allSettled([
      release(moderator, member.id, photoUrl),
      reject(otherModerator, member.id, photoUrl),
    ]);
    expect(codes(answers)).toEqual(["PHOTO_NOT_HELD", "done"]);
    expect(await entries()).toBe(before + 1);
  });

  it("is answered again where the same moderator sends it again, and refused to any other and for anything else", async () => {
    const { member, moderator, otherModerator } = scene;
    const gone = { code: "PHOTO_NOT_HELD" };
    const photoUrl = await upload(member);
    const rejected = await reject(moderator, member.id, photoUrl, "Nota");
    const before = await entries();
    expect(await reject(moderator, member.id, photoUrl, "Nota")).toEqual(rejected);
    await expect(reject(moderator, member.id, photoUrl, "Otra")).rejects.toMatchObject(gone);
    await expect(release(moderator, member.id, photoUrl)).rejects.toMatchObject(gone);
    await expect(reject(otherModerator, member.id, photoUrl, "Nota")).rejects.toMatchObject(gone);
    expect(await entries()).toBe(before);
    const next = await upload(member);
    const released = await release(moderator, member.id, next);
    expect(await release(moderator, member.id, next)).toEqual(released);
    expect(await entries()).toBe(before + 1);
  });

  it("and a new photo at once leave the new one waiting, in either order", { tags: ["postgres"] }, async () => {
    const { member, moderator } = scene;
    for (const isUploadFirst of [true, false]) {
      const photoUrl = await upload(member);
      const running: Promise<unknown>[] = [];
      await scene.database.db.transaction(async (tx) => {
        await tx.execute(sql`select hold_person(${member.id}::uuid, true)`);
        const steps = [() => upload(member), () => reject(moderator, member.id, photoUrl)];
        for (const step of isUploadFirst ? steps : steps.reverse()) {
          const next = step();
          next.catch(() => {});
          running.push(next);
          await untilStatementWaits(scene.database, running.length);
        }
      });
      const [uploaded, decided] = isUploadFirst ? running : running.reverse();
      const avatarUrl = await uploaded;
      const outcome = await Promise.allSettled([decided]);
      expect(["PHOTO_NOT_HELD", "done"]).toContain(codes(outcome)[0]);
      expect(await heldOf(member)).toMatchObject([
        { state: "held", path: String(avatarUrl).slice(PHOTO_PREFIX.length) },
      ]);
    }
  });
});
