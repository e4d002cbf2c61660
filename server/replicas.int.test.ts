import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ApiClient } from "@nakamatch/contract/contract";
import { eq, sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { type Database, type Db, openDatabase } from "./platform/database/open.ts";
import { openReplicas } from "./platform/database/replicas.ts";
import { authUsers } from "./platform/database/schema/auth.ts";
import { chatMessages, chats } from "./platform/database/schema/chats.ts";
import { hiddenPeople } from "./platform/database/schema/discovery.ts";
import { matches } from "./platform/database/schema/meeting.ts";
import { profiles } from "./platform/database/schema/people.ts";
import { bans, blocks } from "./platform/database/schema/safety.ts";
import { createLog } from "./platform/log.ts";
import { readings, registry } from "./platform/metrics.ts";
import { startTestApplication, type TestApplication } from "./testing/application.ts";
import { type BreakableLink, openBreakableLink } from "./testing/breakable-link.ts";
import { type Cluster, startCluster } from "./testing/cluster.ts";
import { prepareTemplate, withDatabase } from "./testing/database-template.ts";
import { actorOf, addPerson, type TestActor } from "./testing/people.ts";
import { openSession } from "./testing/sessions.ts";
import { until } from "./testing/waiting.ts";

const SECRET = "a secret for tests only, long enough";

const SMALL = { shared_buffers: "32MB" };

/** Uses its own primary, two streaming replicas, and a server that reads them through links. */
describe("with replicas of PostgreSQL", { tags: ["postgres"], timeout: 60_000 }, () => {
  const closing: (() => unknown)[] = [];
  let primaryUrl: string;
  let direct: Database;
  let replicas: (Cluster & { database: Database; link: BreakableLink })[];
  let server: TestApplication;
  let me: TestActor;
  let other: TestActor;
  let api: ApiClient;
  let chatId: string;

  const startServer = (options?: { copyOf: string }) => {
    const folder = mkdtempSync(join(tmpdir(), "nakamatch-test-"));
    closing.push(() => rmSync(folder, { recursive: true, force: true }));
    return startCluster(folder, { add: (close) => closing.push(close) }, SMALL, options);
  };

  beforeAll(async () => {
    const primary = await startServer();
    const { template, remove } = await prepareTemplate(primary.url);
    closing.push(remove);
    const name = template.engine === "postgres" ? template.name : "";
    primaryUrl = withDatabase(primary.url, name);
    direct = await openDatabase({ url: primaryUrl, dataDir: "" });
    closing.push(direct.close);
    replicas = await Promise.all(
      [1, 2].map(async () => {
        const replica = await startServer({ copyOf: primary.url });
        const url = withDatabase(replica.url, name);
        const database = await openDatabase({ url, dataDir: "" });
        closing.push(database.close);
        const link = await openBreakableLink(url);
        closing.push(link.close);
        return { ...replica, url, database, link };
      }),
    );
    server = await startTestApplication(
      {
        AUTH_SECRET: SECRET,
        DATABASE_URL: primaryUrl,
        DATABASE_READ_URL: replicas.map(({ link }) => link.url).join(),
      },
      {},
      () => openDatabase({ url: primaryUrl, dataDir: "" }),
    );
    closing.push(server.close);
  }, 120_000);
  afterAll(async () => {
    for (const close of closing.reverse()) await close();
  });

  beforeEach(async () => {
    me = actorOf(await addPerson(direct.db));
    other = actorOf(await addPerson(direct.db));
    api = server.client((await openSession(direct.db, me.id, SECRET)).cookie);
    const [user1Id, user2Id] = me.id < other.id ? [me.id, other.id] : [other.id, me.id];
    await direct.db.insert(matches).values({ user1Id, user2Id, likedByUser1: true, likedByUser2: true });
    const [chat] = await direct.db.insert(chats).values({ user1Id, user2Id }).returning();
    chatId = chat!.id;
    await direct.db.insert(chatMessages).values({ id: randomUUID(), chatId, senderId: other.id, message: "hola" });
    await untilAllAreRead();
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    for (const { database, link } of replicas) {
      await link.restore();
      await database.pool.query("select pg_wal_replay_resume()").catch(() => {});
    }
  });

  const pause = async ({ database }: { database: Database }) => {
    await database.pool.query("select pg_wal_replay_pause()");
    await until(async () => {
      const { rows } = await database.pool.query("select pg_get_wal_replay_pause_state() as state");
      expect(rows).toEqual([{ state: "paused" }]);
    });
  };

  /** Counts since the last call. */
  async function readingsBy(): Promise<Record<string, number>> {
    const { values } = await readings.get();
    readings.reset();
    return Object.fromEntries(values.map(({ labels, value }) => [String(labels.server), value]));
  }

  const replicaAnswers = async () =>
    (await readings.get()).values.find(({ labels }) => labels.server === "replica")?.value ?? 0;

  /** Waits until all replicas are connected and none rests. */
  async function untilAllAreRead(): Promise<void> {
    await vi.waitFor(
      async () => {
        await readingsBy();
        for (let times = 0; times < 10; times++) await api.blocks.list({});
        expect(await readingsBy()).toEqual({ replica: 10 });
      },
      { timeout: 20_000 },
    );
  }

  const seen = async () => ({
    profile: await api.profiles.get({ personId: other.id }).then(
      ({ nickname }) => nickname,
      ({ status }) => status,
    ),
    matches: (await api.likes.matches({ list: "mutual" })).matches.map(({ otherUser }) => otherUser.id),
    chats: (await api.chats.list({})).chats.map(({ id }) => id),
    hidden: (await api.discovery.hidden({})).people.map(({ id }) => id),
    discovered: (await api.discovery.page({})).people.filter(({ id }) => id === other.id).length,
    blocked: (await api.blocks.list({})).blocked.length,
    messages: (await api.chats.messages({ chatId, limit: 10 }).catch(() => ({ messages: [] }))).messages.length,
  });

  it("profiles and lists are read from replicas that have caught up", async () => {
    await vi.waitFor(
      async () => {
        await readingsBy();
        await seen();
        expect(await readingsBy()).toEqual({ replica: 7 });
      },
      { timeout: 20_000 },
    );
  });

  describe("that replay nothing", () => {
    beforeEach(() => Promise.all(replicas.map(pause)));

    it("a member sees each change of their own at once", async () => {
      await api.chats.send({ chatId, id: randomUUID(), message: "¡hola!" });
      expect((await api.chats.messages({ chatId, limit: 10 })).messages).toHaveLength(2);
      await api.likes.unlike({ personId: other.id });
      expect((await api.likes.matches({ list: "mutual" })).matches).toEqual([]);
      expect((await api.likes.matches({ list: "likedMe" })).matches).toHaveLength(1);
      await api.discovery.hide({ personId: other.id });
      expect((await api.discovery.hidden({})).people).toHaveLength(1);
      await api.blocks.block({ personId: other.id });
      expect((await api.blocks.list({})).blocked).toHaveLength(1);
      expect((await api.chats.list({})).chats).toEqual([]);
      expect(await readingsBy()).toEqual({ primary: 6 });
    });

    it.each<[string, () => PromiseLike<unknown>]>([
      ["a block", () => direct.db.insert(blocks).values({ blockerId: other.id, blockedId: me.id })],
      ["a ban", () => direct.db.insert(bans).values({ userId: other.id, type: "ban", reason: "spam" })],
      ["a deletion", () => direct.db.delete(authUsers).where(eq(authUsers.id, other.id))],
      [
        "an unconfirmed address",
        () => direct.db.update(authUsers).set({ emailVerified: false }).where(eq(authUsers.id, other.id)),
      ],
    ])("%s by another process holds at once", async (_, change) => {
      expect(await seen()).toMatchObject({ matches: [other.id], chats: [chatId], discovered: 1 });
      await change();
      expect(await seen()).toMatchObject({ profile: 404, matches: [], discovered: 0 });
      expect(await readingsBy()).toMatchObject({ primary: expect.any(Number) });
    });

    it("a person hidden on another device is hidden at once, and a changed profile is new", async () => {
      await direct.db.insert(hiddenPeople).values({ personId: me.id, hiddenId: other.id });
      await direct.db.update(profiles).set({ bio: "nueva" }).where(eq(profiles.id, other.id));
      expect(await seen()).toMatchObject({ hidden: [other.id], discovered: 0 });
      expect(await api.profiles.get({ personId: other.id })).toMatchObject({ bio: "nueva" });
    });
  });

  it("one that is behind is left out while the other is read", async () => {
    await pause(replicas[0]!);
    await direct.db.insert(hiddenPeople).values({ personId: me.id, hiddenId: other.id });
    await readingsBy();
    const shown = new Set<number>();
    // The other one may need a moment to catch up.
    await until(async () => {
      for (let times = 0; times < 20; times++) shown.add((await api.discovery.hidden({})).people.length);
      expect(await replicaAnswers()).toBeGreaterThan(0);
    });
    expect([...shown]).toEqual([1]);
  });

  it.each<[string, (replica: (typeof replicas)[0]) => unknown]>([
    ["away", ({ link }) => link.cut()],
    ["silent", ({ link }) => link.stall()],
  ])("members notice nothing of replicas that are %s", async (_, breakDown) => {
    for (const replica of replicas) await breakDown(replica);
    await readingsBy();
    await Promise.all(Array.from({ length: 30 }, seen));
    expect(await readingsBy()).toEqual({ primary: 210 });
  });

  it("say so, with a line when a replica fails and one when it answers again", async () => {
    const lines: string[] = [];
    const log = createLog({ level: "info", pretty: false }, { write: (line) => lines.push(JSON.parse(line).msg) });
    const { link } = replicas[0]!;
    const own = await openReplicas([link.url], { primary: direct, maxConnections: 2, log });
    const ask = () => own.read((db) => db.select({ id: profiles.id }).from(profiles).limit(1));
    await vi.waitFor(async () => expect(await own.problem()).toBeUndefined(), { timeout: 10_000 });
    await link.cut();
    await Promise.all(Array.from({ length: 9 }, ask));
    expect(lines).toEqual(["replica 1 cannot be read: the primary is"]);
    expect(await own.problem()).toBe("replica 1 cannot be read");
    await link.restore();
    const now = performance.now.bind(performance);
    vi.spyOn(performance, "now").mockImplementation(() => now() + 60_000);
    await vi.waitFor(
      async () => {
        await ask();
        expect(lines.slice(1)).toEqual(["replica 1 can be read again"]);
      },
      { timeout: 20_000 },
    );
    await pause(replicas[0]!);
    await addPerson(direct.db);
    expect(await own.problem()).toBe("replica 1 is behind");
    await own.close();
  });

  it("never reads a server that is none, or one of another database", async () => {
    const log = createLog({ level: "silent", pretty: false });
    const elsewhere = withDatabase(replicas[0]!.url, "postgres");
    for (const url of [primaryUrl, elsewhere]) {
      const own = await openReplicas([url], { primary: direct, maxConnections: 2, log });
      await readingsBy();
      const name = (db: Db) => db.execute(sql`select current_database() as name`);
      expect((await own.read(name)).rows).toEqual((await name(direct.db)).rows);
      expect(await readingsBy()).toEqual({ primary: 1 });
      await own.close();
    }
  });

  it("a replica that dies under load costs no request", async () => {
    let isOver = false;
    const load = Promise.all(
      Array.from({ length: 8 }, async () => {
        while (!isOver) await api.profiles.get({ personId: other.id });
      }),
    );
    const untilReplicasAnswer = (count: number) =>
      vi.waitFor(async () => expect(await replicaAnswers()).toBeGreaterThan(count), { timeout: 20_000 });
    try {
      await untilReplicasAnswer(50);
      await replicas[1]!.kill();
      await untilReplicasAnswer((await replicaAnswers()) + 50);
    } finally {
      isOver = true;
      await load;
    }
    expect(await registry.metrics()).toMatch(/replica_lag_bytes\{replica="1"\} \d/);
  });
});
