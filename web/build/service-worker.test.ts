// @vitest-environment node
import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { serviceWorker } from "./service-worker.ts";

const { build } = vi.hoisted(() => ({ build: vi.fn(async (_config: object) => {}) }));
vi.mock("vite", () => ({ build }));
vi.mock("node:fs/promises", async (original) => {
  const real = await original<typeof import("node:fs/promises")>();
  return { ...real, readdir: vi.fn(real.readdir) };
});

let folder: string;

beforeEach(async () => {
  build.mockClear();
  folder = await mkdtemp(join(tmpdir(), "nakamatch-worker-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** The worker's version for a build with these files. */
async function versionOf(files: Record<string, string>): Promise<string> {
  await rm(folder, { recursive: true });
  await mkdir(folder);
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
  const { closeBundle, configResolved } = serviceWorker() as unknown as {
    configResolved: (config: object) => void;
    closeBundle: { handler: () => Promise<void> };
  };
  configResolved({ root: dirname(folder), build: { outDir: folder } });
  await closeBundle.handler();
  expect(build.mock.lastCall?.[0]).toMatchObject({ build: { outDir: folder, emptyOutDir: false } });
  const [{ define }] = build.mock.lastCall as unknown as [{ define: { BUILD_VERSION: string } }];
  return define.BUILD_VERSION;
}

describe("its version", () => {
  const files = { "assets/start-1.js": "x", "index.html": "<p>", "early.js": "1", "offline/page.html": "off" };

  test("is the same for the same files, however the system orders and writes their paths", async () => {
    const version = await versionOf(files);
    expect(JSON.parse(version)).toMatch(/^[\w-]{12}$/);
    vi.mocked(readdir as unknown as () => Promise<string[]>).mockImplementationOnce(async () => [
      ...["early.js", "assets\\start-1.js", "offline", "offline\\page.html", "assets", "index.html"],
    ]);
    expect(await versionOf(files)).toBe(version);
    expect(await versionOf({ ...files, "assets/start-1.js": "y" }), "its name has a hash").toBe(version);
  });

  test.each([
    ["a file with another hash", { ...files, "assets/start-1.js": undefined, "assets/start-2.js": "x" }],
    ["one more file", { ...files, "assets/more-1.js": "x" }],
    ["another page", { ...files, "index.html": "<b>" }],
    ["another first script", { ...files, "early.js": "2" }],
    ["another page for no connection", { ...files, "offline/page.html": "away" }],
  ])("changes with %s", async (_, changed) => {
    const others = Object.fromEntries(Object.entries(changed).filter((entry) => entry[1] !== undefined));
    expect(await versionOf(others as Record<string, string>)).not.toBe(await versionOf(files));
  });

  test("tells names apart that are divided otherwise", async () => {
    expect(await versionOf({ ab: "", c: "" })).not.toBe(await versionOf({ a: "", bc: "" }));
  });
});
