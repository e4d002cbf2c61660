import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { startTestApplication, type TestApplication } from "../testing/application.ts";
import { type ChatScene, openChatScene } from "../testing/chats.ts";
import { openCorrespondent } from "../testing/correspondent.ts";
import { openSession } from "../testing/sessions.ts";
import { until, untilStatementWaits } from "../testing/waiting.ts";

const { REDIS_URL: redisUrl = "" } = process.env;
const AUTH_SECRET = "a secret for tests only, long enough";
const ORIGIN = "http://localhost:3000";

let scene: ChatScene;
const closing: (() => unknown)[] = [];

beforeEach(async () => {
  scene = await openChatScene();
  await scene.renew();
  closing.push(() => scene.close());
});
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

/** Servers share the scene's database. */
function startServer(settings: Record<string, string>): Promise<TestApplication> {
  return startTestApplication({ AUTH_SECRET, PUBLIC_URL: ORIGIN, ...settings }, {}, async () => ({
    ...scene.database,
    close: async () => {},
  }));
}

describe("a stopping server", () => {
  it("fails health checks for DRAIN_SECONDS and answers requests meanwhile", { timeout: 60_000 }, async () => {
    const server = await startServer({ DRAIN_SECONDS: "2" });
    const stopped = server.close();
    const answers = await Promise.all(["health", "alive"].map((name) => fetch(`${server.url}/api/v1/${name}`)));
    expect(answers.map(({ status }) => status)).toEqual([503, 200]);
    expect(
      answers.map(({ headers }) => headers.get("connection")),
      "proxies keep none",
    ).toEqual(["close", "close"]);
    await stopped;
    await expect(fetch(`${server.url}/api/v1/alive`)).rejects.toThrow();
  });

  it.skipIf(redisUrl === "")(
    "lets the events of its last requests reach people on other servers",
    {
      tags: ["postgres"],
      timeout: 60_000,
    },
    async () => {
      const { database, first, second, say } = scene;
      const chatId = await scene.chatOf();
      const [here, there] = [await startServer({ REDIS_URL: redisUrl }), await startServer({ REDIS_URL: redisUrl })];
      closing.push(() => there.close());
      const [ana, leo] = [
        await openSession(database.db, first.id, AUTH_SECRET),
        await openSession(database.db, second.id, AUTH_SECRET),
      ];
      const write = (id: string) =>
        here.post(`/api/v1/chats/${chatId}/messages`, { id, message: "hola" }, { cookie: ana.cookie });
      await say(second, chatId);
      const screen = openCorrespondent({ cookie: leo.cookie, chatId, origin: ORIGIN, servers: () => [there.url] });
      closing.push(() => screen.close());
      await until(() => expect(screen.shown(), "what it fetched").toHaveLength(1));
      await until(async () => {
        await write(randomUUID());
        expect(screen.shown().length).toBeGreaterThan(1);
      });

      const lock = await database.pool.connect();
      await lock.query("BEGIN");
      await lock.query("LOCK TABLE chat_messages IN SHARE MODE");
      const id = randomUUID();
      const answer = write(id);
      await untilStatementWaits(database);
      const stopped = here.close();
      await until(() => expect(here.app.server.listening).toBe(false));
      await lock.query("COMMIT");
      lock.release();
      expect((await answer).status).toBe(200);
      await stopped;
      await until(() => expect(screen.shown()).toContain(id));
    },
  );
});
