import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { asc, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { chatMessages as messages } from "../../../platform/database/schema/chats.ts";
import { type BreakableLink, openBreakableLink } from "../../../testing/breakable-link.ts";
import { type ChatScene, openChatScene } from "../../../testing/chats.ts";
import { type Correspondent, openCorrespondent } from "../../../testing/correspondent.ts";
import { withDatabase } from "../../../testing/database-template.ts";
import { type ServerProcess, startServerProcess } from "../../../testing/server-process.ts";
import { openSession } from "../../../testing/sessions.ts";

/** Without `DATABASE_URL` and `REDIS_URL` these tests are skipped. */
const { DATABASE_URL: databaseUrl = "", REDIS_URL: redisUrl = "" } = process.env;
const SECRET = "a secret for tests only, long enough";
const ORIGIN = "http://localhost:3000";
/** Starting processes is slow on a busy machine. */
const TIMEOUT_MS = 400_000;

describe.skipIf(databaseUrl === "" || redisUrl === "")("two servers on one PostgreSQL and one Redis", () => {
  let scene: ChatScene;
  let database: BreakableLink;
  let redis: BreakableLink;
  let folder: string;
  const servers: ServerProcess[] = [];
  let settings: Record<string, string>;

  beforeAll(async () => {
    scene = await openChatScene();
    [database, redis] = [await openBreakableLink(databaseUrl), await openBreakableLink(redisUrl)];
    folder = mkdtempSync(join(tmpdir(), "nakamatch-test-"));
    const { rows } = await scene.database.pool.query("SELECT current_database() AS name");
    settings = {
      DATABASE_URL: withDatabase(database.url, rows[0].name),
      REDIS_URL: redis.url,
      AUTH_SECRET: SECRET,
      PUBLIC_URL: ORIGIN,
      DATA_DIR: folder,
    };
  }, TIMEOUT_MS);
  afterAll(async () => {
    for (const server of servers) await server.end("SIGKILL");
    await Promise.all([database.close(), redis.close()]);
    await scene.close();
    rmSync(folder, { recursive: true, force: true });
  }, TIMEOUT_MS);

  /** Waits until each has sent more than `count` further messages. */
  async function talk(people: readonly Correspondent[], count: number): Promise<void> {
    const goals = people.map(({ acknowledged }) => acknowledged.length + count);
    await vi.waitFor(
      () =>
        people.forEach(
          ({ acknowledged }, index) => void expect(acknowledged.length).toBeGreaterThan(goals[index] ?? 0),
        ),
      { timeout: TIMEOUT_MS, interval: 20 },
    );
  }

  it("keep every acknowledged message, in order and once, while a server, Redis and PostgreSQL are lost", {
    tags: ["postgres"],
    timeout: TIMEOUT_MS,
  }, async () => {
    await scene.renew();
    const chatId = await scene.chatOf();
    servers.push(...(await Promise.all([startServerProcess(settings), startServerProcess(settings)])));
    const addresses = () => servers.map(({ url }) => url);
    const enter = async ({ id }: { id: string }, list: () => string[]) =>
      openCorrespondent({
        chatId,
        origin: ORIGIN,
        servers: list,
        ...(await openSession(scene.database.db, id, SECRET)),
      });
    const ana = await enter(scene.first, addresses);
    const leo = await enter(scene.second, () => addresses().reverse());
    const people = [ana, leo];
    for (const person of people) person.write();
    await talk(people, 10);

    await servers.shift()?.end("SIGKILL");
    await talk(people, 10);
    servers.push(await startServerProcess(settings));
    await talk(people, 5);

    await redis.cut();
    await talk(people, 10);
    await redis.restore();
    await talk(people, 5);

    // Often enough to hit a cut between a commit and its response, which loses the message's event.
    for (let round = 0; round < 20; round++) {
      await database.cut();
      await database.restore();
      await talk(people, 10);
    }
    for (const person of people) await person.stop();

    const rows = await scene.database.db
      .select({ id: messages.id, senderId: messages.senderId })
      .from(messages)
      .where(eq(messages.chatId, chatId))
      .orderBy(asc(messages.sentAt), asc(messages.id));
    const by = ({ id }: { id: string }) => rows.filter(({ senderId }) => senderId === id).map((row) => row.id);
    expect(by(scene.first)).toEqual(ana.acknowledged);
    expect(by(scene.second)).toEqual(leo.acknowledged);
    const stored = rows.map(({ id }) => id);
    for (const person of people) await vi.waitFor(() => expect(person.shown()).toEqual(stored), { timeout: 20_000 });
    for (const person of people) await person.close();
  });
});
