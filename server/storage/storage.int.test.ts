import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import S3rver from "@20minutes/s3rver";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
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
    directory: join(folder, "s3"),
    configureBuckets: [{ name: "photos", configs: [] }],
  });
  const { port } = await service.run();
  storages = {
    "a folder": await createStorage("avatars", { folder: join(folder, "disk") }),
    "a bucket": await createStorage("avatars", {
      folder,
      bucket: { ...bucket, endpoint: `http://127.0.0.1:${port}` },
    }),
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
