import type { ListService } from "@nakamatch/contract/vocabulary/list-services";
import { StandardOpenAPIJsonSerializer } from "@orpc/openapi-client/standard";
import { afterAll, afterEach, describe, expect, it, vi } from "vitest";
import { createLimiter, type Limiter, unlimited } from "../platform/limits/limiter.ts";
import { createLog } from "../platform/log.ts";
import { startTestApplication } from "../testing/application.ts";
import {
  type KeptEntry,
  type ListServiceStandIn,
  MYANIMELIST_CLIENT,
  openListServices,
} from "../testing/list-services.ts";
import { addPerson } from "../testing/people.ts";
import { openSession } from "../testing/sessions.ts";
import { readAniList } from "./anilist.ts";
import { createListServices } from "./list-services.ts";

const SECRET = "s".repeat(32);
const BOTH: ListService[] = ["anilist", "myanimelist"];

const standIn = await openListServices();
afterEach(() => {
  standIn.lists.clear();
  standIn.asked = [];
  standIn.instead = undefined;
  standIn.most = Number.POSITIVE_INFINITY;
});
afterAll(() => standIn.close());

/** The services, and their log. */
function open({ limiter = unlimited, names = BOTH }: { limiter?: Limiter; names?: ListService[] } = {}) {
  const lines: string[] = [];
  const log = createLog({ level: "trace", pretty: false }, { write: (line) => lines.push(line) });
  const config = { LIST_SERVICES: names, MYANIMELIST_CLIENT_ID: MYANIMELIST_CLIENT };
  const services = createListServices({ config, limiter, log });
  const read = (service: ListService, name: string, member = "ana") => services.read(service, name, { member });
  return { names: services.names, read, lines };
}

const many = (count: number, first = 1) =>
  Array.from({ length: count }, (_, at) => ({ id: first + at, malId: first + at, title: `Title ${first + at}` }));

describe("a public list", () => {
  it("of AniList consists of titles, ids, scores and statuses, the best loved first, without repetitions", async () => {
    standIn.lists.set("nami", {
      anime: [
        { id: 101, malId: 11, title: "Kimetsu no Yaiba", english: "Demon Slayer", status: "DROPPED", score: 9 },
        { id: 102, title: "Monster", isAdult: true },
      ],
      manga: [{ id: 103, malId: 11, title: "Berserk", status: "REPEATING", score: 100 }],
    });
    expect(await open().read("anilist", "nami")).toEqual([
      { titles: ["Berserk"], references: ["mal-manga:11", "anilist:103"], score: 1, status: "current", isAdult: false },
      { titles: ["Monster"], references: ["anilist:102"], score: null, status: "completed", isAdult: true },
      {
        titles: ["Kimetsu no Yaiba", "Demon Slayer"],
        references: ["mal-anime:11", "anilist:101"],
        score: 0.09,
        status: "dropped",
        isAdult: false,
      },
    ]);
    expect(standIn.asked).toHaveLength(1);
  });

  it("of MyAnimeList consists of the same", async () => {
    standIn.lists.set("nami", {
      anime: [{ id: 0, malId: 11, title: "Kimetsu no Yaiba", english: "Demon Slayer", status: "PLANNING" }],
      manga: [{ id: 0, malId: 11, title: "Berserk", score: 100, isAdult: true }],
    });
    expect(await open().read("myanimelist", "nami")).toEqual([
      { titles: ["Berserk"], references: ["mal-manga:11"], score: 1, status: "completed", isAdult: true },
      {
        titles: ["Kimetsu no Yaiba", "Demon Slayer"],
        references: ["mal-anime:11"],
        score: null,
        status: "planned",
        isAdult: false,
      },
    ]);
  });

  it("of one answer is read in parts, so that a long one does not hold the event loop", async () => {
    const entries = many(1200).map(({ id, title }) => ({ media: { id, title: { romaji: title } } }));
    const body = { data: { anime: { lists: [{ entries }] }, manga: null } };
    const parts: number[] = [];
    for await (const part of readAniList("nami", async () => ({ status: 200, body }))) parts.push(part.length);
    expect(parts).toEqual([500, 500, 200]);
  });

  it.each(BOTH)("of %s is read to its end, by addresses of our own", async (service) => {
    standIn.lists.set("nami", { anime: many(1200), manga: many(3, 5001) });
    standIn.most = service === "anilist" ? 500 : 1000;
    expect(await open().read(service, "nami")).toHaveLength(1203);
    expect(standIn.asked).toHaveLength(3);
  });

  it.each(BOTH)("of %s with too many entries is refused", async (service) => {
    standIn.lists.set("nami", { anime: many(20_001) });
    await expect(open().read(service, "nami")).rejects.toMatchObject({ code: "LIST_TOO_LONG" });
  });

  it.each(BOTH)("of %s that is private, unknown or empty has a code of its own", async (service) => {
    standIn.lists.set("private", "private").set("empty", {});
    const { read, lines } = open();
    await expect(read(service, "private")).rejects.toMatchObject({ code: "LIST_PRIVATE" });
    await expect(read(service, "unknown")).rejects.toMatchObject({ code: "LIST_USER_NOT_FOUND" });
    await expect(read(service, "empty")).rejects.toMatchObject({ code: "LIST_EMPTY" });
    expect(lines).toEqual([]);
  });

  it("of MyAnimeList that is private in part is read as far as it is public", async () => {
    const anime: KeptEntry[] = [{ id: 0, malId: 11, title: "Monster" }];
    standIn.lists.set("nami", { anime, manga: "private" }).set("robin", { anime: "private", manga: "private" });
    const { read } = open();
    expect(await read("myanimelist", "nami")).toMatchObject([{ titles: ["Monster"] }]);
    await expect(read("myanimelist", "robin")).rejects.toMatchObject({ code: "LIST_PRIVATE" });
  });
});

describe("a service", () => {
  it.each<[string, ListServiceStandIn["instead"]]>([
    ["breaks the connection", (response) => response.destroy()],
    ["sends people elsewhere", (response) => response.writeHead(302, { location: standIn.host }).end()],
    ["fails", (response) => response.writeHead(500).end("oops")],
    ["refuses all with a page", (response) => response.writeHead(403).end("<html>")],
    ["sends no JSON", (response) => response.end("<html>")],
    ["sends something else", (response) => response.end('{"data":[7,null,{"node":1}],"paging":7}')],
    ["sends null", (response) => response.end("null")],
    ["answers with errors", (response) => response.end('{"errors":[{}],"data":{"anime":null,"manga":null}}')],
    ["fails in part", (response) => response.writeHead(500).end('{"data":{"anime":{"lists":[]},"manga":null}}')],
    ["fails with a list", (response) => response.writeHead(500).end('{"data":[],"paging":{}}')],
    ["refuses our client", (response) => response.writeHead(403).end('{"error":"invalid_client"}')],
  ])("that %s is silent, and the log does not name the user", async (_, instead) => {
    standIn.instead = instead;
    for (const service of BOTH) {
      const { read, lines } = open();
      await expect(read(service, "robin_chwan")).rejects.toMatchObject({ code: "LIST_SERVICE_SILENT" });
      expect(lines).toHaveLength(1);
      expect(lines.join()).not.toContain("robin_chwan");
    }
    expect(standIn.asked).toHaveLength(2);
  });

  it.each<[string, ListServiceStandIn["instead"]]>([
    ["HTTP 502", (response) => response.writeHead(502).end("<html>")],
    ["ZodError", (response) => response.end("{}")],
    ["TypeError", (response) => response.destroy()],
  ])("that is silent is logged with the reason: %s", async (failure, instead) => {
    standIn.instead = instead;
    const { read, lines } = open();
    await expect(read("myanimelist", "nami")).rejects.toThrow();
    expect(JSON.parse(lines[0] ?? "")).toMatchObject({ failure });
  });

  it.each([`{}${",{}".repeat(260_000)}`, `${"[".repeat(510_000)}${"]".repeat(510_000)}`])(
    "that sends masses of nothing is cut off before they are built",
    async (nothing) => {
      const parsing = vi.spyOn(JSON, "parse");
      standIn.instead = (response) => response.end(`{"data":[${nothing}],"paging":{}}`);
      await expect(open().read("myanimelist", "nami")).rejects.toMatchObject({ code: "LIST_TOO_LONG" });
      expect(parsing).not.toHaveBeenCalled();
      parsing.mockRestore();
    },
  );

  it("that never answers is silent after twenty seconds", async () => {
    const soon = AbortSignal.timeout(20);
    const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValueOnce(soon);
    standIn.instead = () => {};
    await expect(open().read("anilist", "nami")).rejects.toMatchObject({ code: "LIST_SERVICE_SILENT" });
    expect(timeout.mock.calls).toEqual([[20_000]]);
    timeout.mockRestore();
  });

  it("that knows no user without a word from AniList itself is silent", async () => {
    standIn.instead = (response) => response.writeHead(404).end("{}");
    await expect(open().read("anilist", "nami")).rejects.toMatchObject({ code: "LIST_SERVICE_SILENT" });
  });

  it("that answers without end is cut off", async () => {
    let sent = 0;
    standIn.instead = (response) => {
      const flood = () => {
        while (!response.destroyed) {
          sent += 65_536;
          if (!response.write(" ".repeat(65_536))) return response.once("drain", flood);
        }
        return response;
      };
      flood();
    };
    await expect(open().read("anilist", "nami")).rejects.toMatchObject({ code: "LIST_TOO_LONG" });
    expect(sent).toBeLessThan(64 * 1024 * 1024);
  });

  it("that is busy says until when, and is not asked before", async () => {
    standIn.instead = (response) => response.writeHead(429, { "retry-after": "37" }).end();
    const { read } = open();
    const refusal = { code: "LIST_SERVICE_BUSY", data: { retryAfterSeconds: 37 } };
    await expect(read("anilist", "nami")).rejects.toMatchObject(refusal);
    await expect(read("anilist", "nami")).rejects.toMatchObject(refusal);
    expect(standIn.asked).toHaveLength(1);
    standIn.instead = (response) => response.writeHead(429, { "retry-after": "whenever" }).end();
    await expect(read("myanimelist", "nami")).rejects.toMatchObject({ data: { retryAfterSeconds: 60 } });
  });

  it("gets at most 30 requests a minute, for all members together", async () => {
    const limiter = await createLimiter({ log: createLog({ level: "silent", pretty: false }) });
    standIn.lists.set("nami", { anime: many(1) });
    const { read } = open({ limiter });
    for (let count = 0; count < 30; count++) await read("anilist", "nami", `${count}`);
    await expect(read("anilist", "nami")).rejects.toMatchObject({
      code: "LIST_SERVICE_BUSY",
      data: { retryAfterSeconds: expect.toSatisfy((seconds) => seconds > 0 && seconds <= 60) },
    });
    expect(standIn.asked).toHaveLength(30);
    expect(await read("myanimelist", "nami")).toHaveLength(1);
    limiter.close();
  });

  it("gives members whole lists, not all of them half of one", async () => {
    const limiter = await createLimiter({ log: createLog({ level: "silent", pretty: false }) });
    standIn.lists.set("nami", { anime: many(1), manga: many(1, 101) });
    const { read } = open({ limiter });
    // Each takes two of the thirty requests.
    const all = await Promise.allSettled(many(30).map(({ title }) => read("myanimelist", "nami", title)));
    const refused = all.flatMap((each) => (each.status === "rejected" ? [each.reason.code] : []));
    expect(refused.length).toBeLessThanOrEqual(16);
    expect(new Set(refused)).toEqual(new Set(["LIST_SERVICE_BUSY"]));
    limiter.close();
  });

  it("is left to others by a member with long lists", async () => {
    const limiter = await createLimiter({ log: createLog({ level: "silent", pretty: false }) });
    vi.useFakeTimers({ toFake: ["Date"] });
    standIn.lists.set("nami", { anime: many(16) });
    standIn.most = 1;
    const { read } = open({ limiter });
    expect(await read("anilist", "nami")).toHaveLength(16);
    vi.setSystemTime(Date.now() + 61_000);
    await expect(read("anilist", "nami")).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS" });
    expect(await read("anilist", "nami", "robin")).toHaveLength(16);
    vi.useRealTimers();
    limiter.close();
  });
});

it("no service is asked unless the operator switches it on", async () => {
  const { names, read } = open({ names: [] });
  expect(names).toEqual([]);
  await expect(read("anilist", "nami")).rejects.toMatchObject({ code: "NOT_FOUND" });
  expect(standIn.asked).toEqual([]);
});

describe("on the whole server", async () => {
  const server = await startTestApplication({ LIST_SERVICES: "anilist", AUTH_SECRET: SECRET });
  afterAll(() => server.close());

  it("members learn which services are on, and read lists of these", async () => {
    const { db } = server.database;
    const { cookie } = await openSession(db, (await addPerson(db)).id, SECRET);
    const { interests } = server.client(cookie);
    standIn.lists.set("robin_chwan", { anime: [{ id: 1, title: "Monster", score: 80 }] });
    expect(await interests.listServices()).toEqual(["anilist"]);
    expect(await interests.publicList({ service: "anilist", name: "robin_chwan" })).toEqual([
      { titles: ["Monster"], references: ["anilist:1"], score: 0.8, status: "completed", isAdult: false },
    ]);
    for (const [service, name, code] of [
      ["anilist", "robin/chwan", "VALIDATION_FAILED"],
      ["myanimelist", "robin_chwan", "NOT_FOUND"],
    ] as const) {
      await expect(interests.publicList({ service, name })).rejects.toMatchObject({ data: { body: { code } } });
    }
    expect(standIn.asked).toHaveLength(1);
  });

  it("a long list is answered without a copy of each value, which would hold the event loop", async () => {
    const { db } = server.database;
    const { cookie } = await openSession(db, (await addPerson(db)).id, SECRET);
    standIn.lists.set("nami", { anime: many(2000) });
    const copied = vi.spyOn(StandardOpenAPIJsonSerializer.prototype, "serialize");
    const headers = { cookie };
    const response = await server.post(
      "/api/v1/interests/sources/entries",
      { service: "anilist", name: "nami" },
      headers,
    );
    expect(await response.json()).toHaveLength(2000);
    expect(copied).toHaveBeenCalledTimes(1);
    copied.mockRestore();
  });

  it("a request that a member cancels is cancelled at the service", async () => {
    const { db } = server.database;
    const { cookie } = await openSession(db, (await addPerson(db)).id, SECRET);
    const cancelling = new AbortController();
    const closed = new Promise((resolve) => {
      standIn.instead = (response) => {
        response.once("close", resolve);
        cancelling.abort();
      };
    });
    const { signal } = cancelling;
    const asked = server.client(cookie).interests.publicList({ service: "anilist", name: "nami" }, { signal });
    await expect(asked).rejects.toThrow();
    await closed;
  });
});
