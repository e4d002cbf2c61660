import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { hashPassword } from "../platform/auth/passwords.ts";
import { bans, reports } from "../platform/database/schema/safety.ts";
import { startTestApplication } from "../testing/application.ts";
import { digest, digestHolding } from "../testing/authorization/digest.ts";
import type { Line, Outcome } from "../testing/authorization/line.ts";
import { matrix } from "../testing/authorization/matrix.ts";
import { ROLES, type Role } from "../testing/authorization/roles.ts";
import { closeScene, openScene, prepareStage, type Scene, type Stage, traces } from "../testing/authorization/scene.ts";
import { type Answer, call, send } from "../testing/authorization/send.ts";
import { endpoints } from "../testing/http-app.ts";
import { GOOD_PASSWORD } from "../testing/sign-up.ts";

const SECRET = "a secret for tests, long enough to sign";

let stage: Stage;
/** Scenes that no call has changed yet, by role. */
const unused = new Map<string, Scene>();
/** The digest of the database, where nothing has changed it since. */
let digested: Record<string, string> | undefined;

beforeAll(async () => {
  const server = await startTestApplication({ AUTH_SECRET: SECRET });
  stage = await prepareStage(server, SECRET, await hashPassword(GOOD_PASSWORD));
});
afterAll(() => stage.server.close());

/** A call in a role; `isPremium` gives the caller a subscription. */
interface Cell {
  line: Line;
  role: Role;
  isPremium?: boolean;
  /** The caller is the other of the scene, or has reported them. */
  party?: "reported" | "reporter";
  method: string;
  send(scene: Scene, input: unknown): Promise<Answer>;
}

/**
 * Makes the call and returns what it came to. A refused call, and one that only reads, must change nothing; a stranger's
 * call must change nothing of the two whom it names.
 */
async function exercise(cell: Cell, triesLeft = 3): Promise<Outcome> {
  const { line, role, isPremium = false, party, method, send } = cell;
  const { database } = stage.server;
  const key = `${role} ${isPremium} ${party}`;
  let scene = unused.get(key);
  unused.delete(key);
  if (!scene) {
    scene = await openScene(stage, role, { isPremium });
    if (party) scene = await makeParty(scene, party);
    digested = undefined;
  }
  const arranged = line.input?.(scene);
  const input = await arranged;
  const theirs = role === "otherMember" ? [scene.owner.id, scene.chatId, scene.reportId] : undefined;
  const before = (arranged === input ? digested : undefined) ?? (await digest(database));
  const theirsBefore = theirs && (await digestHolding(database, theirs));

  const answer = await send(scene, input);

  const after = await digest(database);
  digested = undefined;
  if (answer.code === "UNAVAILABLE" && triesLeft > 0) {
    // The machine is overloaded: the server has given up on the answer, and the call may still have succeeded.
    await closeScene(scene);
    return exercise(cell, triesLeft - 1);
  }
  if (answer.status >= 400) expect(after, "a refused call changes nothing").toEqual(before);
  if (method === "GET") expect(after, "reading changes nothing").toEqual(before);
  if (theirs)
    expect(await digestHolding(database, theirs), "a stranger changes nothing of others").toEqual(theirsBefore);
  if (arranged === input && isDeepStrictEqual(after, before)) {
    unused.set(key, scene);
    digested = after;
  } else {
    await closeScene(scene);
  }
  return outcomeOf(scene, answer);
}

async function makeParty(scene: Scene, party: "reported" | "reporter"): Promise<Scene> {
  const { actor, other } = scene;
  if (!actor) throw new Error("only who is signed in is a party");
  if (party === "reported") return { ...scene, other: actor };
  const report = { reporterId: actor.id, reportedUserId: other.id, reason: "other" };
  await stage.server.database.db.insert(reports).values(report);
  return scene;
}

function outcomeOf(scene: Scene, { status, code, text }: Answer): Outcome {
  if (status >= 400) return (code ?? `status ${status}: ${text}`) as Outcome;
  if (text === "null") return "null";
  return traces(scene).some((trace) => trace !== "" && text.includes(trace)) ? "shown" : "hidden";
}

/** `ok` does not say what the answer holds. */
const meeting = (wanted: Outcome) => (wanted === "ok" ? expect.stringMatching(/^(shown|hidden)$/) : wanted);

const lines = matrix as unknown as Record<string, Record<string, Line>>;

const apiCells = endpoints.flatMap((endpoint) => {
  const line = lines[endpoint.area]?.[endpoint.key];
  const { name, method } = endpoint;
  const send: Cell["send"] = (scene, input) => call(stage.server.url, endpoint, input, scene.cookie);
  return line ? ROLES.map((role) => ({ name, role, wanted: line.outcomes[role], line, method, send })) : [];
});

describe("the API", () => {
  it("has a line of the matrix for each endpoint", () => {
    const without = endpoints.filter(({ area, key }) => lines[area]?.[key] === undefined);
    expect(
      without.map(({ name, area }) => `${name} has no line in server/testing/authorization/lines/${area}.ts`),
    ).toEqual([]);
  });

  describe("PERM-01 PERM-02 PERM-03 PERM-10 PERM-11 PERM-12 what each role may do", () => {
    it.each(apiCells)("$name: $role gets $wanted", async ({ wanted, ...cell }) => {
      expect(await exercise(cell)).toEqual(meeting(wanted));
    });
  });

  describe("a moderator who is a party sees and decides nothing", () => {
    const partyCells = apiCells
      .filter(({ role, line }) => role === "moderator" && line.outcomes.member === "MODERATOR_ONLY")
      .flatMap((cell) =>
        (["reported", "reporter"] as const).map((party) => ({ ...cell, party, wanted: cell.line.parties?.[party] })),
      );
    it.each(partyCells)("$name: the $party gets $wanted", async ({ wanted, ...cell }) => {
      expect(wanted, "the matrix says what parties get").toBeDefined();
      expect(await exercise(cell)).toEqual(meeting(wanted ?? "hidden"));
    });
  });

  describe("PERM-08 a premium member gets what any member gets", () => {
    it.each(apiCells.filter(({ role }) => role === "member"))("$name: $wanted", async ({ wanted, ...cell }) => {
      expect(await exercise({ ...cell, isPremium: true })).toEqual(meeting(wanted));
    });
  });
});

function sendTo({ method, path }: { method: string; path: string }, input: unknown, cookie: string | undefined) {
  const query = method === "GET" && input ? `?${new URLSearchParams(input as Record<string, string>)}` : "";
  return send({ method, path: `${stage.server.url}${path}${query}`, cookie, body: input });
}

describe("files and pages", { timeout: 60_000 }, () => {
  /** A photo of the scene's other person, with its file. */
  async function photoOf(scene: Scene): Promise<string> {
    const file = join(scene.server.dataFolder, scene.photo);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, "a photo");
    return scene.photo;
  }
  const get = (path: string, cookie: string | undefined) => sendTo({ method: "GET", path }, undefined, cookie);

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

  it("the development outbox is there only where emails are not sent", async () => {
    const sending = await startTestApplication({ SMTP_URL: "smtp://127.0.0.1:1" });
    for (const path of ["/dev/mail", "/dev/mail.json", "/dev/mail/1"]) {
      const response = await fetch(sending.url + path);
      expect(response.status, path).toBe(404);
    }
    await sending.close();
  });
});
