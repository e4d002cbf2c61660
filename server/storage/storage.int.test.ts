import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import S3rver from "@20minutes/s3rver";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { createStorage, type Storage } from "./storage.ts";

const folder = mkdtempSync(join(tmpdir(), "nakamatch-storage-"));
/** The credentials that the server of the tests knows. */
const bucket = { bucket: "photos", region: "us-east-1", accessKeyId: "S3RVER", secretAccessKey: "S3RVER" };

let service: S3rver;
let storages: Record<string, Storage>;

beforeAll(async () => {
  service = new S3rver({
    port: 0,
    address: "127.0.0.1",
    silent: true,
    // It signs the path of a listing without the slash that the client sends.
    allowMismatchedSignatures: true,
    directory: join(folder, "s3"),
    configureBuckets: [{ name: "photos", configs: [] }],
  });
  const { port } = await service.run();
  const disk = { folder: join(folder, "disk") };
  const remote = { folder, bucket: { ...bucket, endpoint: `http://127.0.0.1:${port}` } };
  storages = {
    "a folder": await createStorage("avatars", disk),
    "a folder, another area": await createStorage("erasures", disk),
    "a bucket": await createStorage("avatars", remote),
    "a bucket, another area": await createStorage("erasures", remote),
  };
});
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
  beforeAll(async () => {
    silent = createServer(() => void asked++);
    await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
  });
  afterEach(() => void vi.useRealTimers());
  afterAll(async () => {
    silent.closeAllConnections();
    await new Promise((resolve) => silent.close(resolve));
  });

  it("fails within a minute, each try within a quarter of it: a person is waiting", async () => {
    const endpoint = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
    const storage = await createStorage("avatars", { folder, bucket: { ...bucket, endpoint } });
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    let outcome: string | undefined;
    const reading = storage
      .read("ana/1_a.jpg")
      .then(() => "read")
      .catch(() => "failed")
      .then((how) => {
        outcome = how;
      });
    let seconds = 0;
    for (; outcome === undefined && seconds < 120; seconds += 0.1) {
      // What is sent meanwhile arrives.
      await new Promise((resolve) => setImmediate(resolve));
      await vi.advanceTimersByTimeAsync(100);
    }
    expect(outcome).toBe("failed");
    await reading;
    expect(asked).toBeGreaterThan(0);
    expect(seconds).toBeLessThan(60);
    expect(seconds / asked).toBeLessThan(17);
  });
});

describe("a bucket that answers 503", () => {
  let broken: Server;
  beforeAll(async () => {
    broken = createServer((_, response) => response.writeHead(503).end());
    await new Promise<void>((resolve) => broken.listen(0, "127.0.0.1", resolve));
  });
  afterAll(() => broken.close());

  it("fails instead of pretending that a file is stored, read or missing", async () => {
    const { port } = broken.address() as AddressInfo;
    const storage = await createStorage("avatars", {
      folder,
      bucket: { ...bucket, endpoint: `http://127.0.0.1:${port}` },
    });
    await expect(storage.put("ana/1_a.jpg", new Uint8Array(3), "image/jpeg")).rejects.toThrow();
    await expect(storage.read("ana/1_a.jpg")).rejects.toThrow();
    await expect(storage.remove("ana/1_a.jpg")).rejects.toThrow();
  });
});
