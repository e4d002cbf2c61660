import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { createLog } from "../platform/log.ts";
import { storageOperations } from "../platform/metrics.ts";
import { openTestBucket, refuseListing } from "../testing/bucket.ts";
import { type BucketSettings, createStorage, type Storage } from "./storage.ts";

const folder = mkdtempSync(join(tmpdir(), "nakamatch-storage-"));

const lines: string[] = [];
const log = createLog({ level: "info", pretty: false }, { write: (line) => lines.push(line) });

const service = await openTestBucket();
const onDisk = await createStorage({ folder: join(folder, "disk") }, log);
const inBucket = await openBucket({});
const storages: Record<string, Storage> = {
  "a folder": onDisk.avatars,
  "a folder, another area": onDisk.erasures,
  "a bucket": inBucket.avatars,
  "a bucket, another area": inBucket.erasures,
};

function openBucket(changes: Partial<BucketSettings>) {
  return createStorage({ folder, bucket: { ...service.bucket, ...changes } }, log);
}

/** Returns the endpoint. */
async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

beforeEach(() => void lines.splice(0));
afterAll(async () => {
  await service.close();
  rmSync(folder, { recursive: true, force: true });
});

describe.each(["a folder", "a bucket"])("%s", (name) => {
  const storage = () => storages[name] as Storage;
  const bytes = new Uint8Array(70_000).map((_, index) => index % 251);

  it("AVATAR-10 gives a file back as it was stored", async () => {
    await storage().put("ana/1_a.jpg", bytes, "image/jpeg");
    expect(await storage().read("ana/1_a.jpg")).toEqual(Buffer.from(bytes));
  });

  it("lists the paths of its own area alone, also of an empty one", async () => {
    const list = async (storage: Storage) => {
      const paths: string[] = [];
      for await (const path of storage.list()) paths.push(path);
      return paths;
    };
    const empty = storages[`${name}, another area`] as Storage;
    expect(await list(empty)).toEqual([]);
    await empty.put("2026-01-31/ana", new Uint8Array(), "text/plain");
    await storage().put("leo/1_a.jpg", bytes, "image/jpeg");
    expect(await list(empty)).toEqual(["2026-01-31/ana"]);
    expect(await list(storage())).toContain("leo/1_a.jpg");
    expect(await list(storage())).not.toContain("2026-01-31/ana");
  });

  it("AVATAR-10 overwrites nothing", async () => {
    await storage().put("ana/2_a.jpg", bytes, "image/jpeg");
    await expect(storage().put("ana/2_a.jpg", new Uint8Array(3), "image/jpeg")).rejects.toThrow();
    expect(await storage().read("ana/2_a.jpg")).toHaveLength(bytes.length);
  });

  it("counts what fails", async () => {
    const failures = async () =>
      (await storageOperations.get()).values.filter(({ metricName, labels }) =>
        Boolean(metricName?.endsWith("_count") && labels.operation === "put" && labels.outcome === "failed"),
      );
    storageOperations.reset();
    await storage().put("ana/4_a.jpg", bytes, "image/jpeg");
    expect(await failures()).toEqual([]);
    await expect(storage().put("ana/4_a.jpg", bytes, "image/jpeg")).rejects.toThrow();
    expect(await failures()).toMatchObject([{ value: 1 }]);
  });

  it("deletes a file, also one that is gone", async () => {
    await storage().put("ana/3_a.jpg", bytes, "image/jpeg");
    await storage().remove("ana/3_a.jpg");
    expect(await storage().read("ana/3_a.jpg")).toBeUndefined();
    await storage().remove("ana/3_a.jpg");
  });

  it("knows no file that was never stored", async () => {
    expect(await storage().read("nobody/1_a.jpg")).toBeUndefined();
  });
});

describe("a bucket that does not answer", () => {
  let silent: Server;
  let asked = 0;
  let endpoint: string;
  beforeAll(async () => {
    silent = createServer(() => void asked++);
    endpoint = await listen(silent);
  });
  afterEach(() => void vi.useRealTimers());
  afterAll(async () => {
    silent.closeAllConnections();
    await new Promise((resolve) => silent.close(resolve));
  });

  /** Advances time until the reading fails; returns the seconds. */
  async function secondsUntil(reading: Promise<unknown>): Promise<number> {
    let isOver = false;
    const failed = expect(reading)
      .rejects.toMatchObject({ code: "UNAVAILABLE" })
      .finally(() => {
        isOver = true;
      });
    let seconds = 0;
    for (; !isOver && seconds < 60; seconds += 0.1) {
      // Lets sent data arrive.
      await new Promise((resolve) => setImmediate(resolve));
      await vi.advanceTimersByTimeAsync(100);
    }
    await failed;
    return seconds;
  }

  it("fails within the ten seconds of a request, then holds one operation at a time, and is logged once", async () => {
    const { avatars: storage, erasures } = await openBucket({ endpoint });
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const read = () => storage.read("ana/1_a.jpg");
    expect(await secondsUntil(Promise.all([read(), read(), read()]))).toBeLessThan(7);
    asked = 0;
    const probe = read();
    for (let count = 0; count < 100; count++) await expect(read()).rejects.toMatchObject({ code: "UNAVAILABLE" });
    await expect(erasures.read("2026-01-31/ana"), "another area of it").rejects.toMatchObject({ code: "UNAVAILABLE" });
    await secondsUntil(probe);
    expect(asked, "both tries of one").toBe(2);
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? "")).toMatchObject({
      msg: "the storage of photos fails: photos are answered with UNAVAILABLE",
      reason: expect.stringContaining("ETIMEDOUT"),
    });
    expect(lines[0]).not.toContain("stack");
  });

  it("is asked by all again after its first answer", async () => {
    const files = createServer((_, response) => response.writeHead(503).end());
    const { avatars: storage } = await openBucket({ endpoint: await listen(files) });
    for (let count = 0; count < 3; count++) await expect(storage.read("ana/1_a.jpg")).rejects.toThrow();
    files.removeAllListeners("request").on("request", (_, response) => response.end("photo"));
    expect(await storage.read("ana/1_a.jpg")).toEqual(Buffer.from("photo"));
    const all = await Promise.all(Array.from({ length: 5 }, () => storage.read("ana/1_a.jpg")));
    expect(all.map(String)).toEqual(Array(5).fill("photo"));
    files.close();
  });

  it("is asked by all at once where the failures are half a minute old", async () => {
    const files = createServer((_, response) => response.writeHead(503).end());
    const { avatars: storage } = await openBucket({ endpoint: await listen(files) });
    for (let count = 0; count < 3; count++) await expect(storage.read("ana/1_a.jpg")).rejects.toThrow();
    files.removeAllListeners("request").on("request", (_, response) => response.end("photo"));
    const later = performance.now() + 31_000;
    const now = vi.spyOn(performance, "now").mockImplementation(() => later);
    const all = await Promise.all(Array.from({ length: 5 }, () => storage.read("ana/1_a.jpg")));
    now.mockRestore();
    expect(all.map(String)).toEqual(Array(5).fill("photo"));
    files.close();
  });
});

describe("a bucket fails instead of pretending that a file is stored, read or missing", () => {
  it.each<[string, RequestListener]>([
    ["that answers 500", (_, response) => response.writeHead(500).end()],
    ["that answers 503", (_, response) => response.writeHead(503).end()],
    ["that answers 403", (_, response) => response.writeHead(403).end()],
    [
      "whose connections break in the middle of a file",
      (_, response) => {
        response.writeHead(200, { "content-length": "70000" }).write("half", () => response.destroy());
      },
    ],
  ])("%s", async (_, answer) => {
    const broken = createServer(answer);
    const { avatars: storage } = await openBucket({ endpoint: await listen(broken) });
    await expect(storage.read("ana/1_a.jpg")).rejects.toMatchObject({ code: "UNAVAILABLE" });
    await expect(storage.put("ana/1_a.jpg", new Uint8Array(3), "image/jpeg")).rejects.toThrow();
    broken.close();
  });

  it("that is stopped, or is none of the service", async () => {
    const gone = createServer();
    const endpoint = await listen(gone);
    await new Promise((resolve) => gone.close(resolve));
    for (const changes of [{ endpoint }, { bucket: "none" }]) {
      const { avatars: storage } = await openBucket(changes);
      await expect(storage.read("ana/1_a.jpg")).rejects.toMatchObject({ code: "UNAVAILABLE" });
      await expect(storage.remove("ana/1_a.jpg")).rejects.toMatchObject({ code: "UNAVAILABLE" });
    }
  });
});

describe("a bucket whose key lacks ListBucket answers 403 for what is missing", () => {
  it("stores and reads, knows what is missing, and says once that the key may not list", async () => {
    const refusing = await refuseListing(service);
    const { avatars: storage, erasures } = await openBucket(refusing.bucket);
    await storage.put("eva/1_a.jpg", new Uint8Array(3), "image/jpeg");
    expect(await storage.read("eva/1_a.jpg")).toHaveLength(3);
    expect(await storage.read("eva/2_a.jpg")).toBeUndefined();
    expect(await erasures.read("2026-01-31/eva")).toBeUndefined();
    await storage.remove("eva/1_a.jpg");
    expect(await storage.read("eva/1_a.jpg")).toBeUndefined();
    expect(lines.map((line) => JSON.parse(line).msg)).toEqual([
      "the bucket refuses to say which files are missing: the key lacks the right to list",
    ]);
    const written = refusing.asked.filter((line) => line.startsWith("PUT") && line.includes("readable"));
    expect(written, "one file in each area").toHaveLength(2);
    for await (const path of (storages["a bucket"] as Storage).list()) expect(path).not.toBe("readable");
    refusing.close();
  });

  it("fails where the key may not read, and says so", async () => {
    const refusing = await refuseListing(service, { mayRead: false });
    const { avatars: storage } = await openBucket(refusing.bucket);
    await expect(storage.read("eva/2_a.jpg")).rejects.toMatchObject({ code: "UNAVAILABLE" });
    expect(JSON.parse(lines[0] ?? "")).toMatchObject({
      msg: "the storage of photos fails: photos are answered with UNAVAILABLE",
      reason: expect.stringContaining("Denied"),
    });
    refusing.close();
  });
});
