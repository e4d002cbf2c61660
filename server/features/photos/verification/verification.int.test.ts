import { GESTURES } from "@nakamatch/contract/vocabulary/verification";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { createSmtpTransport } from "../../../mail/transport.ts";
import { discovery } from "../../../platform/database/schema/discovery.ts";
import { profiles } from "../../../platform/database/schema/people.ts";
import { bans, reports } from "../../../platform/database/schema/safety.ts";
import {
  verificationReadings,
  verificationRequests,
  verifiedPeople,
} from "../../../platform/database/schema/verification.ts";
import { openDecisionScene } from "../../../testing/decisions.ts";
import { openMailbox } from "../../../testing/mailbox.ts";
import type { TestActor } from "../../../testing/people.ts";
import { setPhotos } from "../../people/profiles/service.ts";
import { findRecipient } from "../../sign-in/accounts/service.ts";
import { endedJob, verificationJobs } from "./jobs.ts";
import {
  beginVerification,
  decideVerification,
  dropVerification,
  listWaiting,
  ownVerification,
  sendGesture,
  showGesture,
} from "./service.ts";
import type { VerificationDeps } from "./types.ts";

const publicUrl = "https://nakamatch.example";
const file = new File(["a photo"], "photo");
let jobs: { name: string; payload: object }[];
let sizes: { side: number; bytes: Uint8Array }[];

const scene = await openDecisionScene();
const { db } = scene.database;
const mailbox = await openMailbox();
const mail = createSmtpTransport({ url: mailbox.url, from: "hola@nakamatch.example", publicUrl });
afterAll(async () => {
  await scene.close();
  mail.close();
  await mailbox.close();
});
beforeEach(async () => {
  await scene.renew();
  await db.delete(verificationRequests);
  await setPhotos(db, scene.member.id, [photoOf(scene.member, 1)]);
  jobs = [];
  sizes = [128, 384, 1024].map((side) => ({ side, bytes: new Uint8Array(side) }));
});

const photoOf = ({ id }: TestActor, number: number) => `/avatars/${id}/${number}_photo.jpg`;
const deps = (): VerificationDeps => ({
  db,
  outbox: { add: async (_, { name }, payload) => void jobs.push({ name, payload }) },
  encoder: { encode: async () => ({ sizes, webp: [], tints: ["#123", "#456", "#789"] }), close: async () => {} },
  realtime: scene.deps.realtime,
});
const handlers = () => verificationJobs({ ...deps(), mail, publicUrl });
const tidy = () => handlers()[1].handle({}, "1");
/** The latest email about the end of a request. */
const emailed = async () => {
  await handlers()[0].handle(jobs.at(-1)?.payload as { requestId: string }, "1");
  const member = await findRecipient(db, scene.member.id);
  return mailbox.newestTo(member?.email ?? "");
};
const own = () => ownVerification(db, scene.member);
const decide = (actor: TestActor, requestId: string, reason?: "unclear" | "no_gesture") =>
  decideVerification(deps(), actor, { requestId, verdict: reason ? "reject" : "approve", reason });
const stored = () => db.select().from(verificationRequests).where(eq(verificationRequests.personId, scene.member.id));
const isMarked = async () => {
  const rows = await db.select().from(verifiedPeople).where(eq(verifiedPeople.personId, scene.member.id));
  const [row] = await db
    .select({ isVerified: discovery.isVerified })
    .from(discovery)
    .where(eq(discovery.id, scene.member.id));
  // The ranking is updated at once.
  expect(row?.isVerified).toBe(rows.length > 0);
  return rows.length > 0;
};

/** Creates a pending request; returns its id. */
async function send(): Promise<string> {
  await beginVerification(db, scene.member);
  await sendGesture(deps(), scene.member, file);
  const waiting = (await stored()).find(({ state }) => state === "waiting");
  return waiting?.id ?? "";
}

describe("a gesture", () => {
  it("is drawn at random, stays the same while it is valid, and is drawn again after half an hour", async () => {
    const { request, triesLeft } = await beginVerification(db, scene.member, () => "two_fingers");
    expect(request).toMatchObject({ state: "drawn", gesture: "two_fingers" });
    expect(triesLeft).toBe(3);
    expect((await beginVerification(db, scene.member, () => "hand_on_head")).request).toEqual(request);
    await db.update(verificationRequests).set({ drawnAt: sql`now() - interval '31 minutes'` });
    expect((await own()).request).toBeNull();
    await expect(sendGesture(deps(), scene.member, file)).rejects.toMatchObject({ code: "VERIFICATION_OVER" });
    const again = await beginVerification(db, scene.member, () => "hand_on_head");
    expect(again.request).toMatchObject({ gesture: "hand_on_head" });
  });

  it("of the contract are those of the database", async () => {
    for (const gesture of GESTURES) {
      await db.delete(verificationRequests);
      await beginVerification(db, scene.member, () => gesture);
    }
  });

  it("needs a photo that others see, and can be sent three times in seven days", async () => {
    await setPhotos(db, scene.member.id, []);
    await expect(beginVerification(db, scene.member)).rejects.toMatchObject({ code: "VERIFICATION_PHOTO_MISSING" });
    await setPhotos(db, scene.member.id, [photoOf(scene.member, 1)]);
    for (const left of [2, 1, 0]) {
      await decide(scene.moderator, await send(), "unclear");
      expect(await own()).toMatchObject({ last: { state: "rejected", reason: "unclear" }, triesLeft: left });
    }
    await expect(beginVerification(db, scene.member)).rejects.toMatchObject({ code: "VERIFICATION_TRIES_USED" });
    await db.update(verificationRequests).set({ sentAt: sql`now() - interval '8 days'` });
    expect((await beginVerification(db, scene.member)).triesLeft).toBe(3);
  });

  it("is stored in the largest size that fits", async () => {
    sizes = [
      { side: 384, bytes: new Uint8Array(390_000) },
      { side: 1024, bytes: new Uint8Array(410_000) },
    ];
    await send();
    expect((await stored())[0]?.photo).toHaveLength(390_000);
  });
});

describe("a request", () => {
  it("waits for impartial moderators, and each look at its photo is recorded", async () => {
    const { member, moderator, otherModerator } = scene;
    const requestId = await send();
    expect(scene.published()).toEqual([
      { to: expect.arrayContaining([moderator.id, otherModerator.id]), event: "moderation.changed", payload: {} },
    ]);
    const list = await listWaiting(db, moderator, { limit: 5 });
    expect(list).toMatchObject({ total: 1, requests: [{ id: requestId, person: { avatarUrl: photoOf(member, 1) } }] });
    expect(await (await showGesture(db, moderator, requestId)).arrayBuffer()).toHaveProperty("byteLength", 1024);
    await showGesture(db, otherModerator, requestId);
    const readings = await db.select().from(verificationReadings).where(eq(verificationReadings.personId, member.id));
    expect(readings.map(({ moderatorId }) => moderatorId).sort()).toEqual([moderator.id, otherModerator.id].sort());

    await db.insert(reports).values({ reporterId: moderator.id, reportedUserId: member.id, reason: "spam" });
    expect(await listWaiting(db, moderator, { limit: 5 })).toMatchObject({ total: 0, requests: [] });
    for (const call of [() => showGesture(db, moderator, requestId), () => decide(moderator, requestId)]) {
      await expect(call()).rejects.toMatchObject({ code: "VERIFICATION_OVER" });
    }
    expect(await isMarked()).toBe(false);
  });

  it("is decided once: the mark is given, the photo erased, and the person told", async () => {
    const requestId = await send();
    await decide(scene.moderator, requestId);
    await decide(scene.moderator, requestId);
    for (const verdict of ["unclear", undefined] as const) {
      const other = decide(scene.otherModerator, requestId, verdict);
      await expect(other).rejects.toMatchObject({ code: "VERIFICATION_OVER" });
    }
    expect(await stored()).toMatchObject([{ state: "approved", photo: null, decidedBy: scene.moderator.id }]);
    expect(await isMarked()).toBe(true);
    expect(jobs).toEqual([{ name: endedJob.name, payload: { requestId } }]);
    expect(scene.published()).toContainEqual({ to: [scene.member.id], event: "photo.decided", payload: {} });
    expect(await emailed()).toContain("eres tú");
    expect(await own()).toMatchObject({ verifiedAt: expect.any(String), request: null });
    await expect(showGesture(db, scene.moderator, requestId)).rejects.toMatchObject({ code: "VERIFICATION_OVER" });
  });

  it("is rejected with a reason only", async () => {
    const requestId = await send();
    await expect(decideVerification(deps(), scene.moderator, { requestId, verdict: "reject" })).rejects.toMatchObject({
      code: "VALIDATION_FAILED",
    });
    await decide(scene.moderator, requestId, "no_gesture");
    expect(await emailed()).toContain("no vemos el gesto que te pedimos");
    expect(await stored()).toMatchObject([{ state: "rejected", reason: "no_gesture", photo: null }]);
    expect(await isMarked()).toBe(false);
  });

  it("loses its photo when it is withdrawn, with a new first photo, with a ban, and after seven days", async () => {
    const endings: [string, () => Promise<unknown>][] = [
      ["withdrawn", () => dropVerification(db, scene.member)],
      ["outdated", () => setPhotos(db, scene.member.id, [photoOf(scene.member, 2)])],
      [
        "expired",
        async () => {
          await db.insert(bans).values({ userId: scene.member.id, type: "ban", reason: "spam" });
          await db.update(verificationRequests).set({ endedAt: sql`now() - interval '1 hour 1 second'` });
          await tidy();
        },
      ],
      [
        "expired",
        async () => {
          await db.update(verificationRequests).set({ sentAt: sql`now() - interval '7 days 1 second'` });
          await tidy();
        },
      ],
    ];
    for (const [state, end] of endings) {
      await db.delete(verificationRequests);
      await db.delete(bans);
      const requestId = await send();
      await end();
      expect(await stored()).toMatchObject([{ state, photo: null }]);
      await expect(decide(scene.moderator, requestId)).rejects.toMatchObject({ code: "VERIFICATION_OVER" });
      expect((await own()).triesLeft, "what its owner ends is a try").toBe(state === "expired" ? 3 : 2);
    }
    expect(await own()).toMatchObject({ last: { state: "expired" } });
    expect(await emailed()).toContain("no cuenta como intento");
    // Only requests that wait, or may wait again, can have a photo.
    await expect(
      db.update(verificationRequests).set({ state: "withdrawn", photo: Buffer.from("a photo") }),
    ).rejects.toThrow();
  });

  it("is refused if its person is banned while the photo is on its way", async () => {
    const { encoder, ...others } = deps();
    const encode: typeof encoder.encode = async (...photo) => {
      await db.insert(bans).values({ userId: scene.member.id, type: "ban", reason: "spam" });
      return encoder.encode(...photo);
    };
    await beginVerification(db, scene.member);
    const late = sendGesture({ ...others, encoder: { ...encoder, encode } }, scene.member, file);
    await expect(late).rejects.toMatchObject({ code: "SESSION_MISSING" });
    expect((await listWaiting(db, scene.moderator, { limit: 9 })).requests).toEqual([]);
    await db.delete(bans);
  });

  it("is forgotten seven days after its end, a reading after a year", async () => {
    await showGesture(db, scene.moderator, await send());
    await dropVerification(db, scene.member);
    await tidy();
    expect(await stored()).toHaveLength(1);
    await db.update(verificationRequests).set({ endedAt: sql`now() - interval '8 days'` });
    await db.update(verificationReadings).set({ readAt: sql`now() - interval '366 days'` });
    await tidy();
    expect(await stored()).toEqual([]);
    await beginVerification(db, scene.member);
    await db.update(verificationRequests).set({ drawnAt: sql`now() - interval '31 minutes'` });
    await tidy();
    expect(await stored()).toEqual([]);
    expect(await db.$count(verificationReadings)).toBe(0);
  });
});

describe("the mark", () => {
  it("ends with a new first photo, whatever the way, with a ban, and when the person drops it", async () => {
    const endings = [
      () =>
        db
          .update(profiles)
          .set({ avatarUrl: photoOf(scene.member, 7) })
          .where(eq(profiles.id, scene.member.id)),
      () => setPhotos(db, scene.member.id, []),
      () => db.insert(bans).values({ userId: scene.member.id, type: "ban", reason: "spam" }),
      () => dropVerification(db, scene.member),
    ];
    for (const end of endings) {
      await db.delete(bans);
      await db.delete(verificationRequests);
      await setPhotos(db, scene.member.id, [photoOf(scene.member, 1)]);
      await decide(scene.moderator, await send());
      // Nothing else ends the mark.
      await setPhotos(db, scene.member.id, [photoOf(scene.member, 1)]);
      await db.update(profiles).set({ bio: "Hola" }).where(eq(profiles.id, scene.member.id));
      expect(await isMarked()).toBe(true);
      await end();
      expect(await isMarked()).toBe(false);
    }
  });
});
