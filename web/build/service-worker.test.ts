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

interface WorkerBuild {
  define: { BUILD_VERSION: string };
  build: { lib: { entry: string; formats: string[]; fileName: () => string }; outDir: string; emptyOutDir: boolean };
}

/** Builds the worker for a build that consists of these files. */
async function run(files: Record<string, string> = {}): Promise<WorkerBuild> {
  await rm(folder, { recursive: true });
  await mkdir(folder);
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
  const { apply, closeBundle, configResolved } = serviceWorker() as unknown as {
    apply: string;
    configResolved: (config: object) => void;
    closeBundle: { sequential: boolean; handler: () => Promise<void> };
  };
  expect(apply).toBe("build");
  expect(closeBundle.sequential, "after everything else was written").toBe(true);
  configResolved({ root: dirname(folder), build: { outDir: folder } });
  await closeBundle.handler();
  return build.mock.lastCall?.[0] as WorkerBuild;
}

const versionOf = async (files: Record<string, string>) => (await run(files)).define.BUILD_VERSION;

test("the worker is one script of its own beside the build's other files", async () => {
  const config = await run();
  expect(config).toMatchObject({
    configFile: false,
    build: {
      lib: { entry: "service-worker/worker.ts", name: "serviceWorker", formats: ["iife"] },
      outDir: folder,
      emptyOutDir: false,
      copyPublicDir: false,
    },
  });
  expect(config.build.lib.fileName()).toBe("service-worker.js");
  expect(JSON.parse(config.define.BUILD_VERSION)).toMatch(/^[\w-]{12}$/);
});

describe("its version", () => {
  const files = { "assets/start-1.js": "x", "index.html": "<p>", "early.js": "1", "offline/page.html": "off" };

  test("is the same for the same files, in whatever order the system lists them", async () => {
    const version = await versionOf(files);
    expect(await versionOf(files)).toBe(version);
    vi.mocked(readdir as unknown as () => Promise<string[]>).mockImplementationOnce(async () => [
      "early.js",
      "assets/start-1.js",
      "offline",
      "offline/page.html",
      "assets",
      "index.html",
    ]);
    expect(await versionOf(files)).toBe(version);
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

  test("does not read what has a hash in its name", async () => {
    expect(await versionOf({ ...files, "assets/start-1.js": "y" })).toBe(await versionOf(files));
  });

  test("does not depend on how the system writes paths", async () => {
    const version = await versionOf(files);
    vi.mocked(readdir as unknown as () => Promise<string[]>).mockImplementationOnce(async () => [
      "assets",
      "early.js",
      "index.html",
      "offline",
      "assets\\start-1.js",
      "offline\\page.html",
    ]);
    expect(await versionOf(files)).toBe(version);
  });
});
