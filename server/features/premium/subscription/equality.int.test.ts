import { RATE_LIMITS } from "@nakamatch/contract/vocabulary/rate-limits";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { hashPassword } from "../../../platform/auth/passwords.ts";
import { profiles } from "../../../platform/database/schema/people.ts";
import { subscriptions } from "../../../platform/database/schema/premium.ts";
import { startTestApplication } from "../../../testing/application.ts";
import type { Line } from "../../../testing/authorization/line.ts";
import { matrix } from "../../../testing/authorization/matrix.ts";
import type { Role } from "../../../testing/authorization/roles.ts";
import { closeScene, openScene, prepareStage, type Scene, type Stage } from "../../../testing/authorization/scene.ts";
import { call } from "../../../testing/authorization/send.ts";
import { barcelona, type DiscoveryScene, getafe, madrid, openDiscoveryScene } from "../../../testing/discovery.ts";
import { type Endpoint, endpoints } from "../../../testing/http-app.ts";
import { addPerson } from "../../../testing/people.ts";
import { makePremium } from "../../../testing/premium.ts";
import { isSampled, SAMPLE_TITLE } from "../../../testing/sample.ts";
import { openSession } from "../../../testing/sessions.ts";
import { GOOD_PASSWORD } from "../../../testing/sign-up.ts";

const SECRET = "a secret for tests, long enough to sign";

/** Their response is about premium, grows with each scene, or is a file with ids. */
const INCOMPARABLE = new Set([
  "subscription.mine",
  "log.entries",
  "log.figures",
  "plans.calendar",
  "events.list",
  "events.calendar",
  "going.mine",
]);

/** Compared after each write. */
const VIEWS = ["discovery.page", "profiles.get", "likes.matches", "chats.list", "chats.messages", "blocks.list"];

const lines = matrix as unknown as Record<string, Record<string, Line>>;
const compared = endpoints.filter(({ name }) => !INCOMPARABLE.has(name));
/** The sample, plus endpoints where the matrix distinguishes the role from a member. */
const comparedAs = (role: Role) =>
  compared.filter(({ area, key, name }) => {
    const outcomes = lines[area]?.[key]?.outcomes;
    return outcomes?.[role] !== outcomes?.member || isSampled(`${name} ${role}`);
  });
const views = endpoints.filter(({ name }) => VIEWS.includes(name));

/** Values that differ between any two calls. `lastSeenAt` is written in the background. */
const DIFFERING = new Set([
  "left",
  "nextCursor",
  "version",
  "requestId",
  "secret",
  "challenge",
  "expiresAt",
  "expiresIn",
  "lastSeenAt",
]);

/** Status and body per call. */
type Answers = Record<string, [status: number, answer: unknown]>;

describe(`PREM-14 PERM-08 every call has the same answer for two premium people as for two others (${SAMPLE_TITLE})`, () => {
  let stage: Stage;
  beforeAll(async () => {
    const server = await startTestApplication({ AUTH_SECRET: SECRET });
    stage = await prepareStage(server, SECRET, await hashPassword(GOOD_PASSWORD));
  });
  afterAll(() => stage.server.close());

  describe.each(["member", "blocked", "moderator"] as const)("%s", (role) => {
    it.each(comparedAs(role))("$name", async (endpoint) => {
      const change = async (scene: Scene) => {
        const answers = await ask(endpoint, scene);
        return role === "member" && endpoint.method !== "GET" ? [answers, ...(await seenByBoth(scene))] : [answers];
      };
      const plain = await between(role, { arePremium: false }, change);
      expect(await between(role, { arePremium: true }, change)).toEqual(plain);
    });
  });

  /** The result in a scene with two premium people, or two others. */
  async function between<Result>(
    role: Role,
    { arePremium }: { arePremium: boolean },
    happen: (scene: Scene) => Promise<Result>,
  ): Promise<Result> {
    const scene = await openScene(stage, role, { isPremium: arePremium });
    const { db } = stage.server.database;
    if (arePremium) await makePremium(db, scene.other.id);
    if (arePremium && scene.actor !== scene.owner) await makePremium(db, scene.owner.id);
    const result = await happen(scene);
    await closeScene(scene);
    return result;
  }

  async function ask(endpoint: Endpoint, scene: Scene): Promise<Answers> {
    const input = await lines[endpoint.area]?.[endpoint.key]?.input?.(scene);
    const { status, text } = await call(stage.server.url, endpoint, input, scene.cookie);
    return { [endpoint.name]: [status, comparable(text, scene)] };
  }

  async function seenByBoth(scene: Scene): Promise<Answers[]> {
    const { cookie } = await openSession(stage.server.database.db, scene.other.id, SECRET);
    const turned = { ...scene, cookie, owner: scene.other, other: scene.owner };
    return [...(await inTurn(views, (of) => ask(of, scene))), ...(await inTurn(views, (of) => ask(of, turned)))];
  }
});

async function inTurn<Item, Result>(items: readonly Item[], work: (item: Item) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  for (const item of items) results.push(await work(item));
  return results;
}

/** A response without the premium mark and what differs between scenes (ids, names, times). */
function comparable(text: string, { owner, other, actor, chatId, message }: Scene): unknown {
  const people = Object.entries({ owner, other, actor }).flatMap(([label, person]) => [
    [person?.id, label],
    [person?.nickname, `name of ${label}`],
    [person?.bio, `bio of ${label}`],
  ]);
  const known = [...people, [chatId, "chat"], [message.id, "message"], [message.text, "text"]];
  const labelled = known.reduce(
    (written, [value, label]) => (value ? written.replaceAll(value, label ?? "") : written),
    text,
  );
  if (!/^[{[]/.test(labelled)) return labelled;
  return JSON.parse(labelled, (key, value: unknown) => {
    if (key === "isPremium") return undefined;
    if (DIFFERING.has(key)) return "differs";
    // Ties may be in any order.
    if (key === "people" && Array.isArray(value)) return value.map((each) => JSON.stringify(each)).sort();
    if (typeof value !== "string") return value;
    return value
      .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, "time")
      .replaceAll(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, "id")
      .replace(/^[\w-]{43}$/, "keyed hash")
      .replaceAll(/\d+_[0-9a-f]{32}-\d+\.jpg/g, "photo.jpg")
      .replaceAll(/[\w.-]+(?:@|%40)example\.\w+/g, "address")
      .replaceAll(/\bsecret=[A-Z2-7]+/g, "secret")
      .replace(/(?<=\/plan\/)[\w-]{43}$/, "token");
  });
}

describe("PREM-14 premium changes nothing of discovery but the order of ties", () => {
  let scene: DiscoveryScene;
  beforeAll(async () => {
    scene = await openDiscoveryScene();
  });
  afterAll(() => scene.close());

  const QUERIES = (["distance", "compatibility"] as const).flatMap((sort) => [
    { sort },
    { sort, minCompatibility: 50 },
    { sort, maxDistance: 50 },
    { sort, country: "ES", city: String(getafe.city) },
    { sort, selectedInterests: ["Título 2", "Título 5"] },
    { sort, ageRange: [18, 26] as [number, number] },
  ]);

  it("the same people pass each filter, in the same order by distance and compatibility", async () => {
    const { world, discover, database } = scene;
    const places = [madrid, barcelona, getafe, {}];
    const ids = await world(
      { ...madrid, loves: 6 },
      ...Array.from({ length: 47 }, (_, index) => ({
        ...places[index % places.length],
        loves: index % 7,
        birthDate: `${1990 + (index % 12)}-05-05`,
        lookingFor: (["ambas", "amistad", "ambas"] as const)[index % 3] ?? "ambas",
      })),
    );
    const viewer = ids[0] as string;
    const everything = async () => {
      const found = [];
      for (const query of QUERIES) {
        const people = [];
        let cursor: string | null | undefined;
        do {
          const page = await discover(viewer, { ...query, ...(cursor && { cursor }) });
          people.push(...page.people);
          cursor = page.nextCursor;
        } while (cursor);
        found.push({ query, people });
      }
      return found;
    };
    const facts = (found: Awaited<ReturnType<typeof everything>>) =>
      found.map(({ query, people }) => ({
        query,
        order: people.map(({ distanceKm, compatibility }) => [distanceKm, compatibility]),
        people: people.map(({ isPremium: _, ...person }) => person).sort((a, b) => (a.id < b.id ? -1 : 1)),
      }));
    const before = await everything();
    expect(before[0]?.people).toHaveLength(47);
    for (const { people } of before) expect(people.length).toBeGreaterThan(2);

    for (const id of ids.filter((_, index) => index % 3 === 0)) await makePremium(database.db, id);
    const after = await everything();
    expect(after[0]?.people.filter(({ isPremium }) => isPremium)).toHaveLength(15);
    expect(facts(after)).toEqual(facts(before));
  });
});

describe("PREM-14 PERM-08 premium changes no limit", () => {
  it("a premium member, new or not, may do as much as any other", { timeout: 60_000 }, async () => {
    const server = await startTestApplication({ AUTH_SECRET: SECRET, RATE_LIMITS: "on" });
    const { db } = server.database;
    const liked = await addPerson(db);
    const countLikes = async ({ isPremium, isNew }: { isPremium: boolean; isNew: boolean }) => {
      const { id } = await addPerson(db);
      if (isPremium) await makePremium(db, id);
      if (!isNew)
        await db
          .update(profiles)
          .set({ createdAt: new Date("2026-01-01") })
          .where(eq(profiles.id, id));
      const client = server.client((await openSession(db, id, SECRET)).cookie);
      for (let count = 0; ; count++) {
        const answer = await client.likes.like({ personId: liked.id }).catch((error: { status: number }) => error);
        if ("status" in answer) return [count, answer.status];
      }
    };
    for (const [isNew, most] of [
      [true, RATE_LIMITS.newcomerLike.member.most],
      [false, RATE_LIMITS.like.member.most],
    ] as const) {
      expect(await countLikes({ isPremium: false, isNew })).toEqual([most, 429]);
      expect(await countLikes({ isPremium: true, isNew })).toEqual([most, 429]);
    }
    expect(await db.$count(subscriptions)).toBe(2);
    await server.close();
  });
});
