import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, it } from "vitest";
import { precompress } from "./precompress.ts";

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "nakamatch-precompress-"));
  await mkdir(join(folder, "assets"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Runs the plugin like a finished build. */
function run(): Promise<void> {
  const { apply, writeBundle } = precompress();
  expect(apply).toBe("build");
  return (writeBundle as unknown as (options: { dir: string }) => Promise<void>)({ dir: folder });
}

it("writes both compressed forms beside texts that shrink, in every folder", async () => {
  const page = "<p>Nakamatch</p>".repeat(100);
  await writeFile(join(folder, "index.html"), page);
  await writeFile(join(folder, "assets/app.js"), page);
  await run();
  for (const path of ["index.html", "assets/app.js"]) {
    expect(brotliDecompressSync(await readFile(join(folder, `${path}.br`))).toString()).toBe(page);
    expect(gunzipSync(await readFile(join(folder, `${path}.gz`))).toString()).toBe(page);
  }
});

it("leaves pictures, short texts and texts that would not shrink alone", async () => {
  await writeFile(join(folder, "photo.jpg"), "x".repeat(5000));
  await writeFile(join(folder, "short.js"), "x".repeat(1023));
  await writeFile(join(folder, "long.js"), "x".repeat(1024));
  await writeFile(join(folder, "noise.txt"), crypto.getRandomValues(new Uint8Array(4096)));
  await run();
  expect((await readdir(folder)).sort()).toEqual(
    ["assets", "long.js", "long.js.br", "long.js.gz", "noise.txt", "photo.jpg", "short.js"].sort(),
  );
});
