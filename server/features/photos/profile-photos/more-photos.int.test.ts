import { PHOTOS_MAX } from "@nakamatch/contract/vocabulary/limits";
import { PHOTO_PREFIX } from "@nakamatch/domain/people/photo-address";
import { eq } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { systemClock } from "../../../platform/clock.ts";
import { heldPhotos } from "../../../platform/database/schema/moderation.ts";
import { profiles, unusedPhotos } from "../../../platform/database/schema/people.ts";
import { createLog } from "../../../platform/log.ts";
import { openDecisionScene } from "../../../testing/decisions.ts";
import { memoryStorage } from "../../../testing/memory-storage.ts";
import type { TestActor } from "../../../testing/people.ts";
import { EXPLICIT, fakeClassifier, HARMLESS } from "../../../testing/photos.ts";
import { blockPerson } from "../../meeting/blocks/service.ts";
import { decidePhoto, listHeldPhotos } from "../../moderation/held-photos/service.ts";
import { showOwnProfile, showProfile } from "../../people/profiles/service.ts";
import { addPhoto, arrangePhotos, findPhoto, queuePhotoRemoval, removeOwnPhoto, uploadPhoto } from "./service.ts";
import type { AvatarDeps } from "./types.ts";

const file = new File(["a photo"], "photo");
const classifier = fakeClassifier();
const { storage } = memoryStorage();
let deps: AvatarDeps;
let queued: string[];
let owner: TestActor;
let viewer: TestActor;

const scene = await openDecisionScene();
afterAll(() => scene.close());
beforeEach(async () => {
  await scene.renew();
  await scene.database.db.delete(unusedPhotos);
  await scene.database.db.delete(heldPhotos);
  classifier.answer = HARMLESS;
  queued = [];
  owner = scene.member;
  viewer = await scene.addMember();
  deps = {
    db: scene.deps.db,
    outbox: { add: async (_, __, payload) => void queued.push(PHOTO_PREFIX + (payload as { path: string }).path) },
    storage,
    encoder: {
      encode: async () => ({
        sizes: [128, 384, 1024].map((side) => ({ side, bytes: new Uint8Array([1, 2, 3]) })),
        webp: [],
        tints: ["#123", "#456", "#789"],
      }),
      close: async () => {},
    },
    classifier,
    realtime: scene.deps.realtime,
    clock: systemClock,
    log: createLog({ level: "silent", pretty: false }),
  };
});

const add = async () => (await addPhoto(deps, owner, { file })).avatarUrl;
const addMany = async (count: number) => {
  const added: string[] = [];
  for (let done = 0; done < count; done++) added.push(await add());
  return added;
};
const addExplicit = async () => {
  classifier.answer = EXPLICIT;
  const { avatarUrl, isHeld } = await addPhoto(deps, owner, { file });
  classifier.answer = HARMLESS;
  expect(isHeld).toBe(true);
  return avatarUrl;
};
const own = async () => (await showOwnProfile(scene.deps, owner)).photos.map(({ url }) => url);
const seen = async () => (await showProfile(scene.deps, viewer, owner.id)).photos;
const avatarOf = async () => (await showProfile(scene.deps, viewer, owner.id)).avatarUrl;
const isServed = async (url: string, actor?: TestActor) =>
  (await findPhoto(deps, url.slice(PHOTO_PREFIX.length), async () => actor)) !== undefined;
const unused = async () =>
  (await scene.database.db.select().from(unusedPhotos)).map(({ path }) => PHOTO_PREFIX + path).sort();

describe("further photos", () => {
  it("are shown in their order behind the first, which is the avatar, and served to everyone", async () => {
    const [first, second, third] = await addMany(3);
    expect(await seen()).toEqual([first, second, third]);
    expect(await avatarOf()).toBe(first);
    expect(await isServed(third!)).toBe(true);
    expect((await uploadPhoto(deps, owner, { file })).avatarUrl, "a new first photo keeps the others").not.toBe(first);
    expect((await seen()).slice(1)).toEqual([second, third]);
  });

  it("are replaced one by one in their place, wherever another device has put them", async () => {
    const [first, second, third] = await addMany(3);
    await arrangePhotos(deps, owner, { before: [first!, second!, third!], photos: [second!, first!, third!] });
    const replaced = await uploadPhoto(deps, owner, { file }, first!);
    expect(await own()).toEqual([second, replaced.avatarUrl, third]);
    expect(await isServed(first!, owner), "the old address is dead").toBe(false);
    expect([await unused(), queued]).toEqual([[first], [first]]);
    expect(await isServed(replaced.avatarUrl)).toBe(true);
  });

  it("are looked at again when they are replaced, and wait by themselves", async () => {
    const [first, second] = await addMany(2);
    classifier.answer = EXPLICIT;
    const { avatarUrl, isHeld } = await uploadPhoto(deps, owner, { file }, second!);
    expect(isHeld).toBe(true);
    expect([await own(), await seen()]).toEqual([[first, avatarUrl], [first]]);
  });

  it("are replaced once by two devices: the second is told, as of one that was removed, and nothing changes", async () => {
    const gone = { code: "PHOTOS_CHANGED" };
    await expect(uploadPhoto(deps, owner, { file }, "/avatars/gone.jpg")).rejects.toMatchObject(gone);
    const [first, second] = await addMany(2);
    const both = await Promise.allSettled([1, 2].map(() => uploadPhoto(deps, owner, { file }, second!)));
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    const now = await own();
    expect(now).toEqual([first, expect.not.stringContaining(second!)]);
    for (const seen of [second!, ""]) {
      await expect(uploadPhoto(deps, owner, { file }, seen)).rejects.toMatchObject(gone);
    }
    expect(await own()).toEqual(now);
  });

  it("are six at most, with the first: the server and the database refuse more", async () => {
    await addMany(PHOTOS_MAX - 1);
    const answers = await Promise.allSettled([add(), add()]);
    expect(answers.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    await expect(add()).rejects.toMatchObject({ code: "PHOTOS_FULL" });
    expect(await own()).toHaveLength(PHOTOS_MAX);
    const seven = Array.from({ length: PHOTOS_MAX }, (_, index) => `/avatars/${index}.jpg`);
    const change = scene.database.db.update(profiles).set({ morePhotos: seven }).where(eq(profiles.id, owner.id));
    await expect(change).rejects.toMatchObject({ cause: { constraint: "profiles_more_photos" } });
  });

  it("are reordered across the first without deleting a file, also twice", async () => {
    const [first, second, third] = await addMany(3);
    const [before, photos] = [
      [first!, second!, third!],
      [third!, first!, second!],
    ];
    for (let time = 0; time < 2; time++) await arrangePhotos(deps, owner, { before, photos });
    expect(await seen()).toEqual(photos);
    expect(await avatarOf()).toBe(third);
    expect([await unused(), queued]).toEqual([[], []]);
    for (const photo of photos) expect(await isServed(photo)).toBe(true);
  });

  it("that are removed are dead at once, and their files are deleted", async () => {
    const [first, second, third] = await addMany(3);
    await arrangePhotos(deps, owner, { before: [first!, second!, third!], photos: [first!, third!] });
    expect(await seen()).toEqual([first, third]);
    expect([await unused(), queued]).toEqual([[second], [second]]);
    for (const actor of [undefined, owner, scene.moderator]) expect(await isServed(second!, actor)).toBe(false);
  });

  it("are not arranged from an old state, nor with photos of others", async () => {
    const before = await addMany(2);
    await add();
    const stale = { before, photos: before.toReversed() };
    await expect(arrangePhotos(deps, owner, stale)).rejects.toMatchObject({ code: "PHOTOS_CHANGED" });
    const foreign = { before, photos: [...before, "/avatars/x.jpg"] };
    await expect(arrangePhotos(deps, owner, foreign)).rejects.toMatchObject({ code: "VALIDATION_FAILED" });
    expect(await own()).toHaveLength(3);
    expect(queued).toEqual([]);
  });

  it("move up when the first is removed: the first of them that others see", async () => {
    const first = await add();
    const held = await addExplicit();
    const third = await add();
    expect(await removeOwnPhoto(deps, owner)).toEqual({ avatarUrl: third });
    expect(await own()).toEqual([third, held]);
    expect(queued).toEqual([first]);
    expect(await heldOf(), "and the other goes on waiting").toHaveLength(1);
  });

  it("go with the account", async () => {
    const photos = await addMany(3);
    await scene.database.db.transaction(async (tx) => {
      await tx.delete(profiles).where(eq(profiles.id, owner.id));
      await queuePhotoRemoval(deps.outbox, tx, owner.id);
    });
    expect(queued.sort()).toEqual(photos.sort());
    expect(await isServed(photos[1]!)).toBe(false);
  });

  it("are not told to people who are blocked", async () => {
    await addMany(2);
    await blockPerson(scene.deps as never, owner, viewer.id);
    await expect(seen()).rejects.toMatchObject({ code: "PERSON_NOT_FOUND" });
  });
});

const heldOf = () => scene.database.db.select().from(heldPhotos).where(eq(heldPhotos.personId, owner.id));

describe("a further photo that waits", () => {
  it("is shown to its owner with its state, and to others neither itself nor instead of the rest", async () => {
    const first = await add();
    const held = await addExplicit();
    const third = await add();
    expect((await showOwnProfile(scene.deps, owner)).photos).toEqual([
      { url: first, hold: null },
      { url: held, hold: { state: "held" } },
      { url: third, hold: null },
    ]);
    expect(await seen()).toEqual([first, third]);
    expect(await avatarOf()).toBe(first);
    expect([await isServed(held), await isServed(held, viewer)]).toEqual([false, false]);
    expect([await isServed(held, owner), await isServed(held, scene.moderator)]).toEqual([true, true]);
  });

  it("keeps its state at another place, and loses it when it is removed", async () => {
    const first = await add();
    const held = await addExplicit();
    await arrangePhotos(deps, owner, { before: [first, held], photos: [held, first] });
    expect((await showOwnProfile(scene.deps, owner)).photoHold).toEqual({ state: "held" });
    expect([await avatarOf(), await seen()]).toEqual([null, [first]]);
    await arrangePhotos(deps, owner, { before: [held, first], photos: [first] });
    expect(await heldOf()).toEqual([]);
  });

  it("is decided by itself: moderators see which one it is", async () => {
    await add();
    const [one, other] = [await addExplicit(), await addExplicit()];
    const { photos, total } = await listHeldPhotos(scene.deps, scene.moderator, {} as never);
    expect(photos.map(({ photoUrl, place }) => [photoUrl, place])).toEqual([
      [one, 2],
      [other, 3],
    ]);
    expect(total).toBe(2);
    const about = { personId: owner.id };
    const moderation = { ...scene.deps, storage };
    await decidePhoto(moderation, scene.moderator, { ...about, photoUrl: one, verdict: "release" });
    const rejection = { ...about, photoUrl: other, verdict: "reject", reason: "inappropriate_photo" } as const;
    const { decisionId } = await decidePhoto(moderation, scene.moderator, rejection);
    expect(await seen()).toEqual([expect.any(String), one]);
    const states = (await showOwnProfile(scene.deps, owner)).photos.map(({ hold }) => hold);
    expect(states).toEqual([null, null, { state: "rejected", reason: "inappropriate_photo", decisionId }]);
  });
});
