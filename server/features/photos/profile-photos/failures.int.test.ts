import { contract } from "@nakamatch/contract/contract";
import { PHOTO_PREFIX, photoPaths } from "@nakamatch/domain/people/photo-address";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { createPhotoEncoder } from "../../../photos/photo-encoder.ts";
import { systemClock } from "../../../platform/clock.ts";
import { authUsers } from "../../../platform/database/schema/auth.ts";
import { profiles, unusedPhotos } from "../../../platform/database/schema/people.ts";
import { createLog } from "../../../platform/log.ts";
import { createTestDatabase, goneAfterCommit } from "../../../testing/database.ts";
import { type MemoryStorage, memoryStorage } from "../../../testing/memory-storage.ts";
import { actorOf, addPerson, type TestActor } from "../../../testing/people.ts";
import { jpegOf } from "../../../testing/photos.ts";
import { recordingDelivery } from "../../../testing/recording-delivery.ts";
import { until } from "../../../testing/waiting.ts";
import { avatarJobs } from "./jobs.ts";
import { queuePhotoRemoval, removeOwnPhoto, uploadPhoto } from "./service.ts";
import type { AvatarDeps } from "./types.ts";

const diskFull = () => {
  throw Object.assign(new Error("no space left on device"), { code: "ENOSPC" });
};

let memory: MemoryStorage;
let queued: string[];
let deps: AvatarDeps;
let me: TestActor;
const log = createLog({ level: "silent", pretty: false });
const encoder = createPhotoEncoder(log);

const database = await createTestDatabase();
const file = new File([new Uint8Array(await jpegOf(200, 200))], "photo");
/** Stored for one photo. */
const FILES = photoPaths("photo.jpg").length;
afterAll(async () => {
  await encoder.close();
  await database.close();
});
beforeEach(async () => {
  await database.db.delete(unusedPhotos);
  me = actorOf(await addPerson(database.db));
  memory = memoryStorage();
  queued = [];
  deps = {
    db: database.db,
    outbox: { add: async (_, __, payload) => void queued.push((payload as { path: string }).path) },
    storage: memory.storage,
    encoder,
    realtime: recordingDelivery(),
    clock: systemClock,
    log,
  };
});

const upload = async () => (await uploadPhoto(deps, me, { file })).avatarUrl.slice(PHOTO_PREFIX.length);
const stored = () => [...memory.files.keys()].sort();
const unused = () => database.db.select().from(unusedPhotos);
async function current(): Promise<string | null | undefined> {
  const [row] = await database.db.select().from(profiles).where(eq(profiles.id, me.id));
  return row?.avatarUrl;
}
const [removeHandler, sweepHandler] = (() => {
  const jobs = () => avatarJobs({ db: database.db, storage: memory.storage });
  return [(path: string) => jobs()[0].handle({ path }), () => jobs()[1].handle({}, "job")] as const;
})();
const makeDue = () => database.db.update(unusedPhotos).set({ dueAt: sql`now() - interval '1 second'` });

it("a photo that is stored or removed is announced even where the database fails from then on", async () => {
  const realtime = recordingDelivery();
  const event = { to: [me.id], event: "photo.changed", payload: { personId: me.id } };
  const { avatarUrl } = await uploadPhoto({ ...deps, realtime, db: goneAfterCommit(database.db) }, me, { file });
  expect([await current(), realtime.take()]).toEqual([avatarUrl, [event]]);
  await removeOwnPhoto({ ...deps, realtime, db: goneAfterCommit(database.db) }, me);
  expect([await current(), realtime.take()]).toEqual([null, [event]]);
});

it("a decoding that took too long, as on a busy machine, says so in words of its own, and the old photo stays", async () => {
  const old = await upload();
  deps.encoder = { ...encoder, encode: async () => ({ problem: "late" }) };
  await expect(upload()).rejects.toMatchObject({ code: "PHOTO_TOOK_TOO_LONG" });
  expect([await current(), stored()]).toEqual([PHOTO_PREFIX + old, photoPaths(old).sort()]);
  const { profilePhotos, verification } = contract;
  for (const endpoint of [profilePhotos.upload, profilePhotos.add, verification.send])
    expect(endpoint["~orpc"].errorMap).toHaveProperty("PHOTO_TOOK_TOO_LONG");
});

describe("ERR-36 while the storage fails", () => {
  it.each([1, 2, 3])("at file %i of an upload, the old photo stays and no file is left", async (failing) => {
    const old = await upload();
    let count = 0;
    memory.hooks.put = () => (++count === failing ? diskFull() : undefined);
    await expect(upload()).rejects.toMatchObject({ code: "PHOTO_NOT_STORED" });
    expect(await current()).toBe(PHOTO_PREFIX + old);
    expect(stored()).toEqual(photoPaths(old).sort());
    expect(await unused(), "the sweep looks again").toMatchObject([{ isClaimed: false }]);
    await makeDue();
    await sweepHandler();
    expect(await unused()).toEqual([]);
    expect(stored()).toEqual(photoPaths(old).sort());
  });

  it("a file that arrives after its upload has timed out is deleted an hour later", async () => {
    let late = "";
    memory.hooks.put = (path) => {
      late = path;
      throw Object.assign(new Error("the storage did not answer"), { name: "TimeoutError" });
    };
    await expect(upload()).rejects.toMatchObject({ code: "PHOTO_NOT_STORED" });
    memory.hooks.put = () => {};
    await memory.storage.put(late, new Uint8Array([1]), "image/jpeg");
    await sweepHandler();
    expect(stored(), "not due yet").toEqual([late]);
    await makeDue();
    await sweepHandler();
    expect(stored()).toEqual([]);
    expect(await unused()).toEqual([]);
  });

  it("also when it deletes nothing either: the sweep does, once it can", async () => {
    memory.hooks.put = (path) => (path.includes("_384") ? diskFull() : undefined);
    memory.hooks.remove = diskFull;
    await expect(upload()).rejects.toMatchObject({ code: "PHOTO_NOT_STORED" });
    expect(stored()).toHaveLength(1);
    await makeDue();
    await expect(sweepHandler(), "the failure is logged").rejects.toThrow("1 photos were not deleted");
    expect(stored()).toHaveLength(1);
    memory.hooks.remove = () => {};
    await makeDue();
    await sweepHandler();
    expect(stored()).toEqual([]);
    expect(await unused()).toEqual([]);
  });
});

it("ERR-36 a refused upload leaves no files, and no trace in the database", async () => {
  const old = await upload();
  await expect(uploadPhoto(deps, me, { file }, "/avatars/another.jpg")).rejects.toMatchObject({
    code: "PHOTOS_CHANGED",
  });
  deps.outbox = { add: () => Promise.reject(new Error("the database failed")) };
  await expect(upload()).rejects.toThrow("the database failed");
  await until(async () => expect([stored(), await unused()]).toEqual([photoPaths(old).sort(), []]));
});

describe("a crash", () => {
  it("after the files are stored leaves them to the sweep, an hour later", async () => {
    // The process ends before the transaction.
    deps.classifier = { classify: () => new Promise(() => {}), close: async () => {} };
    await database.db
      .update(profiles)
      .set({ avatarUrl: `/avatars/${me.id}/1_old.jpg` })
      .where(eq(profiles.id, me.id));
    void upload();
    await until(() => expect(stored()).toHaveLength(FILES));
    expect(await current()).toBe(`/avatars/${me.id}/1_old.jpg`);
    await sweepHandler();
    expect(stored(), "an upload could still be under way").toHaveLength(FILES);
    const [noted] = await unused();
    expect((noted?.dueAt.getTime() ?? 0) - Date.now()).toBeGreaterThan(55 * 60_000);
    await makeDue();
    await sweepHandler();
    expect(stored()).toEqual([]);
    expect(await unused()).toEqual([]);
  });

  it("never lets a photo be shown whose files are being deleted", async () => {
    const old = await upload();
    memory.hooks.put = async () => {
      await makeDue();
      await sweepHandler();
    };
    await expect(upload()).rejects.toMatchObject({ code: "PHOTO_NOT_STORED" });
    expect(await current()).toBe(PHOTO_PREFIX + old);
  });
});

describe("the photo before", () => {
  it("AVATAR-12 is deleted by a job that is added with the change", async () => {
    const old = await upload();
    expect(queued, "there was none").toEqual([]);
    const path = await upload();
    expect(queued).toEqual([old]);
    expect(stored()).toEqual([...photoPaths(old), ...photoPaths(path)].sort());
    await removeHandler(old);
    expect(stored()).toEqual(photoPaths(path).sort());
    await removeHandler(old);
    await sweepHandler();
    expect(stored(), "a second time nothing happens").toEqual(photoPaths(path).sort());
    expect(await unused()).toEqual([]);
  });

  it("AVATAR-13 stays where it cannot be deleted, and the change holds", async () => {
    const old = await upload();
    memory.hooks.remove = diskFull;
    const path = await upload();
    await expect(removeHandler(old)).rejects.toThrow();
    expect(await current()).toBe(PHOTO_PREFIX + path);
    expect(await unused()).toMatchObject([{ path: old, isClaimed: true }]);
  });

  it("is noted for deletion when its person removes it, and with the account", async () => {
    const first = await upload();
    await removeOwnPhoto(deps, me);
    expect(queued).toEqual([first]);
    const second = await upload();
    await database.db.delete(authUsers).where(eq(authUsers.id, me.id));
    await sweepHandler();
    expect(stored()).toEqual([]);
    expect([first, second].every((path) => path.startsWith(me.id))).toBe(true);
  });

  it("of a deleted account gets its job in the same transaction, at any fraction of a millisecond", async () => {
    const people = await Promise.all(Array.from({ length: 12 }, () => addPerson(database.db)));
    const paths = people.map(({ id }) => `${id}/1_photo.jpg`);
    for (const [index, { id }] of people.entries()) {
      const avatarUrl = PHOTO_PREFIX + paths[index];
      await database.db.update(profiles).set({ avatarUrl }).where(eq(profiles.id, id));
      await database.db.transaction(async (tx) => {
        await tx.delete(authUsers).where(eq(authUsers.id, id));
        await queuePhotoRemoval(deps.outbox, tx, id);
      });
    }
    expect(queued).toEqual(paths);
  });

  it("of an account that is deleted during the upload leaves nothing", async () => {
    memory.hooks.put = async () => {
      await database.db.delete(authUsers).where(eq(authUsers.id, me.id));
    };
    await expect(upload()).rejects.toMatchObject({ code: "PERSON_NOT_FOUND" });
    await until(async () => expect([stored(), await unused()]).toEqual([[], []]));
  });

  it("of another service is left alone", async () => {
    await database.db.update(profiles).set({ avatarUrl: "https://elsewhere.test/a.jpg" }).where(eq(profiles.id, me.id));
    await upload();
    expect(queued).toEqual([]);
    expect(await unused()).toEqual([]);
  });
});
