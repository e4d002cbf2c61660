import { createHash } from "node:crypto";
import { type ApiClient, contract } from "@nakamatch/contract/contract";
import { PHOTO_PREFIX, photoPaths } from "@nakamatch/domain/people/photo-address";
import { isContractProcedure } from "@orpc/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { eventGoers } from "../../../platform/database/schema/going.ts";
import { moderationLog, moderationSignals } from "../../../platform/database/schema/moderation.ts";
import { profiles } from "../../../platform/database/schema/people.ts";
import { startTestApplication } from "../../../testing/application.ts";
import { addEvent } from "../../../testing/authorization/lines/events.ts";
import { addPerson } from "../../../testing/people.ts";
import { EXPLICIT, fakeClassifier, HARMLESS, jpegOf } from "../../../testing/photos.ts";
import { openSession } from "../../../testing/sessions.ts";
import { addMadrid } from "../../../testing/sign-up.ts";

const SECRET = "a secret for tests, long enough to sign";

interface SignedIn {
  id: string;
  cookie: string;
  api: ApiClient;
}

const classifier = fakeClassifier();
let owner: SignedIn;
let viewer: SignedIn;
let moderator: SignedIn;

const server = await startTestApplication({ AUTH_SECRET: SECRET }, { classifier });
const file = new Uint8Array(await jpegOf(200, 200));
afterAll(() => server.close());
beforeEach(async () => {
  classifier.answer = HARMLESS;
  [owner, viewer, moderator] = [await signedIn(), await signedIn(), await signedIn(true)];
});

async function signedIn(isModerator = false): Promise<SignedIn> {
  const { id } = await addPerson(server.database.db, { isModerator });
  const { cookie } = await openSession(server.database.db, id, SECRET);
  return { id, cookie, api: server.client(cookie) };
}

async function upload(): Promise<{ avatarUrl: string; isHeld: boolean }> {
  const response = await fetch(`${server.url}/api/v1/me/photo`, {
    method: "PUT",
    headers: { cookie: owner.cookie, "content-type": "image/jpeg" },
    body: file,
  });
  expect(response.status).toBe(200);
  return (await response.json()) as { avatarUrl: string; isHeld: boolean };
}

async function uploadExplicit(): Promise<string> {
  classifier.answer = EXPLICIT;
  const { avatarUrl, isHeld } = await upload();
  expect(isHeld).toBe(true);
  return avatarUrl;
}

const get = (address: string, cookie = "") => fetch(server.url + address, { headers: { cookie } });

/** The owner's photo address, as the viewer gets it. */
const seenBy = async ({ api }: SignedIn) => (await api.profiles.get({ personId: owner.id })).avatarUrl;

const explicit = (extra = {}) =>
  ({ verdict: "reject", reason: "inappropriate_photo", ...extra }) as {
    verdict: "reject";
    reason: "inappropriate_photo";
  };

describe("a photo that the classifier finds harmless", () => {
  it("takes the place of one that waits, which waits no more", async () => {
    const before = await uploadExplicit();
    classifier.answer = HARMLESS;
    const { avatarUrl } = await upload();
    expect(await seenBy(viewer)).toBe(avatarUrl);
    expect((await owner.api.profiles.mine()).photoHold).toBeNull();
    expect((await moderator.api.heldPhotos.held({})).photos.map(({ photoUrl }) => photoUrl)).not.toContain(before);
  });
});

describe("a photo that the classifier finds explicit", () => {
  it("AVATAR-11 is the profile's at once, and its owner sees it and that it waits", async () => {
    const avatarUrl = await uploadExplicit();
    const [row] = await server.database.db.select().from(profiles).where(eq(profiles.id, owner.id));
    expect(row?.avatarUrl).toBe(avatarUrl);
    expect(await owner.api.profiles.mine()).toMatchObject({ avatarUrl, photoHold: { state: "held" } });
    expect((await owner.api.accounts.session())?.user.avatarUrl).toBe(avatarUrl);
  });

  it("is served in all sizes to its owner and to moderators alone, and kept in no cache", async () => {
    const avatarUrl = await uploadExplicit();
    for (const path of photoPaths(avatarUrl.slice(PHOTO_PREFIX.length))) {
      for (const { cookie } of [owner, moderator]) {
        const seen = await get(PHOTO_PREFIX + path, cookie);
        expect(seen.status).toBe(200);
        expect(seen.headers.get("cache-control")).toBe("private, no-store");
      }
      for (const cookie of ["", viewer.cookie]) {
        const refused = await get(PHOTO_PREFIX + path, cookie);
        expect(refused.status).toBe(404);
        expect(refused.headers.get("cache-control")).toBe("no-store");
      }
    }
    await owner.api.profilePhotos.remove();
    expect((await get(avatarUrl, owner.cookie)).status, "nobody gets a photo that was removed").toBe(404);
  });
});

describe("a moderator's decision", () => {
  it("to release shows the photo to everybody, and the log has the photo's hash", async () => {
    const photoUrl = await uploadExplicit();
    const { decisionId } = await moderator.api.heldPhotos.decide({ personId: owner.id, photoUrl, verdict: "release" });
    expect(await seenBy(viewer)).toBe(photoUrl);
    const served = await get(photoUrl);
    expect(served.headers.get("cache-control")).toBe("public, max-age=3600");
    expect((await owner.api.profiles.mine()).photoHold).toBeNull();
    const hash = createHash("sha256")
      .update(Buffer.from(await served.arrayBuffer()))
      .digest("hex");
    const [entry] = await server.database.db.select().from(moderationLog).where(eq(moderationLog.id, decisionId));
    expect(entry).toMatchObject({ action: "photo_released", reason: null, evidence: [hash] });
  });

  it("to reject keeps it from others, and tells its owner why", async () => {
    const photoUrl = await uploadExplicit();
    const { decisionId } = await moderator.api.heldPhotos.decide({ personId: owner.id, photoUrl, ...explicit() });
    expect(await seenBy(viewer)).toBeNull();
    expect((await get(photoUrl)).status).toBe(404);
    expect((await get(photoUrl, owner.cookie)).status).toBe(200);
    expect(await owner.api.profiles.mine()).toMatchObject({
      avatarUrl: photoUrl,
      photoHold: { state: "rejected", reason: "inappropriate_photo", decisionId },
    });
    expect((await moderator.api.heldPhotos.held({})).photos.map(({ person }) => person.id)).not.toContain(owner.id);
    await owner.api.profilePhotos.remove();
    expect((await owner.api.profiles.mine()).photoHold, "gone with the photo").toBeNull();
  });

  it("to reject can be appealed; another moderator who grants the appeal shows the photo", async () => {
    const photoUrl = await uploadExplicit();
    const { decisionId } = await moderator.api.heldPhotos.decide({ personId: owner.id, photoUrl, ...explicit() });
    await owner.api.appeals.create({ decisionId, body: "Es una foto de la playa." });
    const second = await signedIn(true);
    const { appeals } = await second.api.appeals.list({});
    const mine = appeals.find(({ person }) => person.id === owner.id);
    expect(mine?.person.avatarUrl, "the list of appeals does not show it either").toBeNull();
    await second.api.appeals.decide({ appealId: mine?.id ?? "", outcome: "granted", answer: "Es verdad." });
    expect(await seenBy(viewer)).toBe(photoUrl);
    expect((await owner.api.profiles.mine()).photoHold).toBeNull();
  });
});

/** Endpoints that return only the caller's photos. */
const OWN = [
  "accounts.session",
  "profilePhotos.add",
  "profilePhotos.remove",
  "profilePhotos.upload",
  "profiles.mine",
  "profiles.update",
];

interface Asked {
  api: ApiClient;
  ownerId: string;
  chatId: string;
}

/** All other endpoints with photos, called by a match of the owner. */
const READERS: Record<string, (asked: Asked) => Promise<unknown>> = {
  "profiles.get": ({ api, ownerId }) => api.profiles.get({ personId: ownerId }),
  "discovery.page": ({ api }) => api.discovery.page({}),
  "likes.matches": ({ api }) => api.likes.matches({ list: "mutual" }),
  "chats.list": ({ api }) => api.chats.list({}),
  "chats.get": ({ api, chatId }) => api.chats.get({ chatId }),
  "chats.open": ({ api, ownerId }) => api.chats.open({ personId: ownerId }),
  "going.people": async ({ api, ownerId }) => {
    await addMadrid(server.database.db);
    const eventId = await addEvent({ server });
    const choice = { view: "liked", isVerifiedOnly: false, since: new Date(0) } as const;
    const goers = [ownerId, viewer.id].map((personId) => ({ eventId, personId, ...choice }));
    await server.database.db.insert(eventGoers).values(goers);
    return api.going.people({ eventId });
  },
  "discovery.hidden": async ({ api, ownerId }) => {
    await api.discovery.hide({ personId: ownerId });
    const answer = await api.discovery.hidden({});
    await api.discovery.unhide({ personId: ownerId });
    return answer;
  },
};

/** Moderators' lists that include a reported, flagged and banned owner. */
const MODERATORS: Record<string, (asked: Omit<Asked, "chatId">) => Promise<unknown>> = {
  "cases.list": ({ api }) => api.cases.list({}),
  "cases.person": ({ api, ownerId }) => api.cases.person({ personId: ownerId }),
  "moderationFlags.list": ({ api }) => api.moderationFlags.list({}),
  "cases.banned": async ({ api, ownerId }) => {
    await api.decisions.ban({ personId: ownerId, reason: "spam", duration: "permanent" });
    return api.cases.banned({});
  },
  "log.entries": ({ api, ownerId }) => api.log.entries({ personId: ownerId }),
};

/** Lists that include the owner in other situations, tested elsewhere. */
const OTHERS = [
  "appeals.list",
  "blocks.list",
  "dailyPeople.today",
  "heldPhotos.held",
  "secondLooks.list",
  "verification.waiting",
];

/** The endpoints whose responses contain photo addresses. */
function endpointsWithPhotos(): string[] {
  return Object.entries(contract).flatMap(([area, procedures]) =>
    Object.entries(procedures).flatMap(([name, procedure]: [string, unknown]) => {
      if (!isContractProcedure(procedure)) return [];
      const { outputSchema } = procedure["~orpc"];
      const text = JSON.stringify(z.toJSONSchema(outputSchema as z.ZodType, { io: "input", unrepresentable: "any" }));
      return text.includes('"avatarUrl"') ? [`${area}.${name}`] : [];
    }),
  );
}

describe("every answer that shows people", () => {
  it("is tried: an endpoint with photos has its line above", () => {
    expect([...OWN, ...Object.keys(READERS), ...Object.keys(MODERATORS), ...OTHERS].sort()).toEqual(
      endpointsWithPhotos().sort(),
    );
  });

  it("omits a photo that waits, and has it once it is released", async () => {
    const photoUrl = await uploadExplicit();
    await owner.api.likes.like({ personId: viewer.id });
    await viewer.api.likes.like({ personId: owner.id });
    const { chat } = await viewer.api.chats.open({ personId: owner.id });
    const ask = async () => {
      const shown: Record<string, boolean> = {};
      for (const [name, read] of Object.entries(READERS)) {
        const text = JSON.stringify(await read({ api: viewer.api, ownerId: owner.id, chatId: chat.id }));
        expect(text, `${name} shows the owner`).toContain(owner.id);
        shown[name] = text.includes(photoUrl);
      }
      return shown;
    };
    const all = (isShown: boolean) => Object.fromEntries(Object.keys(READERS).map((name) => [name, isShown]));
    expect(await ask()).toEqual(all(false));
    await moderator.api.heldPhotos.decide({ personId: owner.id, photoUrl, verdict: "release" });
    expect(await ask()).toEqual(all(true));
  });

  it("omits it from the other lists of moderators too", async () => {
    const photoUrl = await uploadExplicit();
    await viewer.api.reports.reportProfile({ personId: owner.id, reason: "spam", description: "siempre" });
    await server.database.db.insert(moderationSignals).values({ personId: owner.id, kind: "listed_word", key: "bio" });
    for (const [name, read] of Object.entries(MODERATORS)) {
      const text = JSON.stringify(await read({ api: moderator.api, ownerId: owner.id }));
      expect(text, `${name} shows the owner`).toContain(owner.id);
      expect(text, name).not.toContain(photoUrl);
    }
  });

  it("omits it from the list of blocked people too", async () => {
    const photoUrl = await uploadExplicit();
    await viewer.api.blocks.block({ personId: owner.id });
    const { blocked } = await viewer.api.blocks.list({});
    expect(blocked.map(({ person }) => [person.id, person.avatarUrl])).toEqual([[owner.id, null]]);
    await moderator.api.heldPhotos.decide({ personId: owner.id, photoUrl, verdict: "release" });
    const after = await viewer.api.blocks.list({});
    expect(after.blocked.map(({ person }) => person.avatarUrl)).toEqual([photoUrl]);
  });
});
