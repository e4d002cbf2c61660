import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { isErrorCode } from "@nakamatch/contract/errors";
import type { NameChoice } from "@nakamatch/contract/vocabulary/people";
import { eq } from "drizzle-orm";
import { afterAll, describe, expect, it } from "vitest";
import { hashPassword } from "../platform/auth/passwords.ts";
import { profiles } from "../platform/database/schema/people.ts";
import { bans, reports } from "../platform/database/schema/safety.ts";
import { startTestApplication } from "../testing/application.ts";
import { digest, digestHolding } from "../testing/authorization/digest.ts";
import type { Line, Outcome } from "../testing/authorization/line.ts";
import { matrix } from "../testing/authorization/matrix.ts";
import { ROLES, type Role } from "../testing/authorization/roles.ts";
import { closeScene, openScene, prepareStage, type Scene, traces } from "../testing/authorization/scene.ts";
import { type Answer, call, send as sendRequest } from "../testing/authorization/send.ts";
import { type Endpoint, endpoints } from "../testing/http-app.ts";
import { isSampled, SAMPLE_TITLE } from "../testing/sample.ts";
import { GOOD_PASSWORD } from "../testing/sign-up.ts";

const SECRET = "a secret for tests, long enough to sign";

/** Unchanged scenes by caller. */
const unused = new Map<string, Scene>();

const server = await startTestApplication({ AUTH_SECRET: SECRET });
const stage = await prepareStage(server, SECRET, await hashPassword(GOOD_PASSWORD));
afterAll(() => stage.server.close());

/** Moderators who are the reported person, or have reported them. */
const PARTIES = ["reported", "reporter"] as const;
type Party = (typeof PARTIES)[number];
type Caller = Role | Party;

interface Cell {
  endpoint: Endpoint;
  line: Line;
  caller: Caller;
  /** Undefined if missing in the line. */
  wanted: Outcome | undefined;
}

interface Call {
  cell: Cell;
  scene: Scene;
  input: unknown;
  /** Whether preparing the input added rows. */
  isArranged: boolean;
}

async function openFor(caller: Caller): Promise<Scene> {
  if (!isParty(caller)) return openScene(stage, caller);
  const scene = await openScene(stage, "moderator");
  if (!scene.actor) throw new Error("a moderator is signed in");
  if (caller === "reported") return { ...scene, other: scene.actor };
  const report = { reporterId: scene.actor.id, reportedUserId: scene.other.id, reason: "other" };
  await stage.server.database.db.insert(reports).values(report);
  return scene;
}

async function arrange(cell: Cell): Promise<Call> {
  const scene = unused.get(cell.caller) ?? (await openFor(cell.caller));
  unused.delete(cell.caller);
  const arranged = cell.line.input?.(scene);
  const input = await arranged;
  return { cell, scene, input, isArranged: arranged !== input };
}

const send = ({ cell, scene, input }: Call) => call(stage.server.url, cell.endpoint, input, scene.cookie);

/**
 * Calls one endpoint as each caller and returns the outcomes. Refusals and reads share one comparison of the whole
 * database; a stranger's call must not change anything of the two.
 */
async function exercise(cells: readonly Cell[], triesLeft = 3): Promise<Partial<Record<Caller, Outcome>>> {
  const { database } = stage.server;
  const answers = new Map<Call, Answer>();
  const mayChange = ({ endpoint, wanted }: Cell) => endpoint.method !== "GET" && !isErrorCode(wanted);

  const idle: Call[] = [];
  for (const cell of cells) if (!mayChange(cell)) idle.push(await arrange(cell));
  const before = idle.length > 0 && (await digest(database));
  for (const idleCall of idle) answers.set(idleCall, await send(idleCall));
  const after = idle.length > 0 && (await digest(database));
  const isUnchanged = isDeepStrictEqual(after, before);
  for (const { cell, scene, isArranged } of idle) {
    if (isUnchanged && !isArranged) unused.set(cell.caller, scene);
    else await closeScene(scene);
  }

  let theirs: { before: unknown; after: unknown } | undefined;
  for (const cell of cells.filter(mayChange)) {
    const made = await arrange(cell);
    const { owner, chatId, reportId } = made.scene;
    const held = () => digestHolding(database, [owner.id, chatId, reportId]);
    const heldBefore = cell.caller === "otherMember" && (await held());
    answers.set(made, await send(made));
    if (heldBefore) theirs = { before: heldBefore, after: await held() };
    await closeScene(made.scene);
  }

  // On an overloaded machine the server gives up, but the call may still have succeeded.
  const isOverloaded = [...answers.values()].some(({ code }) => code === "UNAVAILABLE");
  if (isOverloaded && triesLeft > 0) return exercise(cells, triesLeft - 1);
  expect(after, "a refused call, and reading, changes nothing").toEqual(before);
  expect(theirs?.after, "a stranger changes nothing of others").toEqual(theirs?.before);
  return Object.fromEntries(
    Array.from(answers, ([{ cell, scene }, answer]) => [cell.caller, outcomeOf(scene, answer)]),
  );
}

function outcomeOf(scene: Scene, { status, code, text }: Answer): Outcome {
  if (status >= 400) return (code ?? `status ${status}: ${text}`) as Outcome;
  if (text === "null") return "null";
  return traces(scene).some((trace) => trace !== "" && text.includes(trace)) ? "shown" : "hidden";
}

/** `ok` leaves open what the response contains. */
const meeting = (wanted: Outcome | undefined) =>
  wanted === "ok" ? expect.stringMatching(/^(shown|hidden)$/) : (wanted ?? "an outcome of the line");

const lines = matrix as unknown as Record<string, Record<string, Line>>;

const isParty = (caller: Caller): caller is Party => PARTIES.some((party) => party === caller);

function cellsOf(endpoint: Endpoint): Cell[] {
  const line = lines[endpoint.area]?.[endpoint.key];
  if (!line) return [];
  const { outcomes, parties } = line;
  const callers = outcomes.member === "MODERATOR_ONLY" ? [...ROLES, ...PARTIES] : ROLES;
  return callers
    .filter((caller) => isSampled(`${endpoint.name} ${caller}`))
    .map((caller) => ({ endpoint, line, caller, wanted: isParty(caller) ? parties?.[caller] : outcomes[caller] }));
}

describe("the API", () => {
  it("has a line of the matrix for each endpoint", () => {
    const without = endpoints.filter(({ area, key }) => lines[area]?.[key] === undefined);
    expect(
      without.map(({ name, area }) => `${name} has no line in server/testing/authorization/lines/${area}.ts`),
    ).toEqual([]);
  });

  const sampled = endpoints.map((endpoint) => ({ name: endpoint.name, cells: cellsOf(endpoint) }));

  describe(`PERM-01 PERM-02 PERM-03 PERM-10 PERM-11 PERM-12 what each role may do (${SAMPLE_TITLE})`, {
    timeout: 60_000,
  }, () => {
    it.each(sampled.filter(({ cells }) => cells.length > 0))("$name", async ({ cells }) => {
      const wanted = Object.fromEntries(cells.map((cell) => [cell.caller, meeting(cell.wanted)]));
      expect(await exercise(cells)).toEqual(wanted);
    });
  });
});

describe("PROFILE-05 BLOCK-07 a last name that its owner shows to nobody", { timeout: 120_000 }, () => {
  const SURNAME = "Yxkvzqw";

  async function openNamed(role: Role, nameChoice: NameChoice): Promise<Scene> {
    const scene = await openScene(stage, role);
    const { db } = stage.server.database;
    await db.update(profiles).set({ lastName: SURNAME, nameChoice }).where(eq(profiles.id, scene.other.id));
    return scene;
  }

  /** The endpoints of which an answer to this caller has the other's last name. */
  async function tellersOf(role: Role, nameChoice: NameChoice, asked: readonly Endpoint[]): Promise<string[]> {
    const tellers: string[] = [];
    for (const endpoint of asked) {
      const scene = await openNamed(role, nameChoice);
      const input = await lines[endpoint.area]?.[endpoint.key]?.input?.(scene);
      const { text } = await call(stage.server.url, endpoint, input, scene.cookie);
      if (text.includes(SURNAME)) tellers.push(endpoint.name);
      await closeScene(scene);
    }
    return tellers;
  }

  it.each(["member", "blocking"] as const)(`is in no answer to one who is %s (${SAMPLE_TITLE})`, async (role) => {
    const asked = endpoints.filter(({ method, name }) => method === "GET" || isSampled(`${name} ${role}`));
    expect(await tellersOf(role, "first", asked)).toEqual([]);
  });

  it("is with the whole name in the profile and in the list of whoever blocks the person", async () => {
    const naming = endpoints.filter(({ name }) => ["blocks.list", "profiles.get"].includes(name));
    expect([await tellersOf("member", "full", naming), await tellersOf("blocking", "full", naming)]).toEqual([
      ["profiles.get"],
      ["blocks.list"],
    ]);
  });
});

describe("files and pages", { timeout: 60_000 }, () => {
  /** A photo of the scene's other person, with its file. */
  async function photoOf(scene: Scene): Promise<string> {
    const file = join(scene.server.dataFolder, scene.photo);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, "a photo");
    return scene.photo;
  }
  const get = (path: string, cookie: string | undefined) =>
    sendRequest({ method: "GET", path: stage.server.url + path, cookie });

  it.each(ROLES)("a member's photo is public, for one who is %s too", async (role) => {
    const scene = await openScene(stage, role);
    expect(await get(await photoOf(scene), scene.cookie)).toMatchObject({ status: 200, text: "a photo" });
    await closeScene(scene);
  });

  it.each(ROLES)("a banned person's photo is for moderators alone: %s", async (role) => {
    const scene = await openScene(stage, role);
    await stage.server.database.db.insert(bans).values({ userId: scene.other.id, type: "ban", reason: "spam" });
    const answer = await get(await photoOf(scene), scene.cookie);
    expect(answer).toMatchObject(role === "moderator" ? { status: 200 } : { status: 404, code: "NOT_FOUND" });
    await closeScene(scene);
  });

  it.each(["/dev/mail", "/dev/mail.json", "/api/v1/openapi.json", "/api/docs", "/robots.txt", "/sitemap.xml"])(
    "%s is for everybody, and tells of nobody",
    async (path) => {
      for (const role of ROLES) {
        const scene = await openScene(stage, role);
        const answer = await get(path, scene.cookie);
        expect([answer.status, outcomeOf(scene, answer)], role).toEqual([200, "hidden"]);
        await closeScene(scene);
      }
    },
  );
});
