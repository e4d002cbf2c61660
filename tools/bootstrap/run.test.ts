import { type ChildProcess, spawn } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { repositoryRoot } from "../repository.ts";

/** Counts calls of npm and builds of Vite; waits while a file `npm-must-wait` exists. */
const FAKE_NPM = `
  import { appendFileSync, existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
  const words = process.argv.slice(2).filter((word) => !/^--(no-|loglevel)/.test(word));
  appendFileSync("npm-calls", words.join(" ") + "\\n");
  if (existsSync("npm-must-fail")) process.exit(7);
  while (existsSync("npm-must-wait")) await new Promise((resolve) => setTimeout(resolve, 10));
  rmSync("node_modules", { recursive: true, force: true });
  mkdirSync("node_modules/vite/bin", { recursive: true });
  writeFileSync("node_modules/vite/bin/vite.js", \`
    const { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } = require("node:fs");
    const folder = process.argv[process.argv.indexOf("--outDir") + 1];
    appendFileSync("../builds", "build\\\\n");
    mkdirSync(folder + "/assets/de", { recursive: true });
    const text = readFileSync("main.tsx", "utf8");
    writeFileSync(folder + "/index.html", text);
    console.log("half built");
    while (existsSync("../vite-must-wait")) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10);
    writeFileSync(folder + "/assets/de/start-" + text + ".js", text);
  \`);
`;

/** Stops as the server does, once a file `stop-may-end` exists. */
const SERVER_LIKE_PROGRAM = `
  import { existsSync } from "node:fs";
  import { stopOnSignal } from "${pathToFileURL(join(repositoryRoot, "server/platform/stop-on-signal.ts")).href}";
  setInterval(() => {}, 1000);
  stopOnSignal(async () => {
    console.log("stopping");
    while (!existsSync("stop-may-end")) await new Promise((resolve) => setTimeout(resolve, 10));
    console.log("stopped");
  }, 60_000, console.error);
  console.log("ready");
`;

/** Calls the runner as npm does, passes SIGTERM on, and ends with its exit code. */
const FAKE_NPM_START = `
  import { spawn } from "node:child_process";
  const child = spawn(process.execPath, ["tools/run.mjs", "exec", "serve.mjs"], { stdio: "inherit" });
  process.on("SIGTERM", () => child.kill("SIGTERM") && console.log("npm got SIGTERM"));
  child.on("exit", (code) => process.exit(code ?? 99));
`;

/** Reports its start, and the signal that stops it. */
const WAITING_PROGRAM = `
  setInterval(() => {}, 1000);
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => { console.log("got", signal); process.exit(3); });
  console.log("ready");
`;

// Every test starts several processes.
vi.setConfig({ testTimeout: 60_000 });

let folder: string;
const started: ChildProcess[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "nakamatch-run-"));
  cpSync(join(repositoryRoot, "tools/run.mjs"), join(folder, "tools/run.mjs"));
  cpSync(join(repositoryRoot, "tools/bootstrap"), join(folder, "tools/bootstrap"), { recursive: true });
  write("package.json", `{ "type": "module" }`);
  write("package-lock.json", `{ "packages": { "node_modules/vite": { "version": "1.0.0", "integrity": "x" } } }`);
  write("fake/npm-cli.js", FAKE_NPM);
  write("print.mjs", "console.log(...process.argv.slice(2)); process.exit(Number(process.argv[3] ?? 0));");
  write("wait.mjs", WAITING_PROGRAM);
  write("web/index.html", "");
  write("web/main.tsx", "one");
});

afterEach(() => {
  for (const child of started.splice(0)) child.kill("SIGKILL");
  rmSync(folder, { recursive: true, force: true });
});

test("the first run installs, the next ones do not, until the lock file changes", async () => {
  expect(await run("exec", "print.mjs", "hello")).toMatchObject({ code: 0, output: expect.stringContaining("hello") });
  const again = await run("exec", "print.mjs", "hello");
  expect(again.output).toBe("hello\n");
  expect(lines("npm-calls")).toEqual(["ci"]);
  write("package-lock.json", `{ "packages": { "node_modules/vite": { "version": "1.0.1", "integrity": "y" } } }`);
  await run("exec", "print.mjs");
  expect(lines("npm-calls")).toEqual(["ci", "ci"]);
});

test("a command for operators installs without what only tests need, which a test adds, and a command takes as it is", async () => {
  write("server/commands/print.mjs", "console.log('done');");
  await run("exec", "server/commands/print.mjs");
  await run("exec", "server/commands/print.mjs");
  expect(lines("npm-calls")).toEqual(["ci --omit=dev"]);
  await run("exec", "print.mjs");
  await run("exec", "server/commands/print.mjs");
  expect(lines("npm-calls")).toEqual(["ci --omit=dev", "ci"]);
});

test("what somebody installed by npm itself is found to be right", async () => {
  write("node_modules/vite/package.json", "{}");
  write("node_modules/.package-lock.json", readFileSync(join(folder, "package-lock.json"), "utf8"));
  expect((await run("exec", "print.mjs", "hello")).output).toBe("hello\n");
});

test("a package that is missing in a workspace's own folder is installed again, one for other machines is not", async () => {
  const packages = {
    "node_modules/vite": {},
    "server/node_modules/pg": {},
    "web/node_modules/fsevents": { optional: true },
  };
  write("package-lock.json", JSON.stringify({ packages }));
  write("server/node_modules/pg/package.json", "{}");
  await run("exec", "print.mjs");
  await run("exec", "print.mjs");
  expect(lines("npm-calls")).toEqual(["ci"]);
  rmSync(join(folder, "server/node_modules"), { recursive: true });
  const after = await run("exec", "print.mjs", "hello");
  expect(after).toMatchObject({ code: 0, output: expect.stringContaining("Installing the dependencies") });
  expect(lines("npm-calls")).toEqual(["ci", "ci"]);
});

test("two first runs at once install once", async () => {
  write("npm-must-wait", "");
  const both = [start("exec", "print.mjs", "a"), start("exec", "print.mjs", "b")] as const;
  await Promise.race(both.map(({ until }) => until("Waiting for another process")));
  rmSync(join(folder, "npm-must-wait"));
  expect(await Promise.all(both.map(({ end }) => end))).toEqual([0, 0]);
  expect(lines("npm-calls")).toEqual(["ci"]);
  expect(existsSync(join(folder, ".install-lock"))).toBe(false);
});

test("an install lock whose owner is gone is taken over", async () => {
  write(".install-lock/owner", "999999999");
  expect((await run("exec", "print.mjs", "hello")).output).toContain("hello");
});

test("a failing install is said and leaves no lock", async () => {
  write("npm-must-fail", "");
  const { code, output } = await run("exec", "print.mjs");
  expect(code).toBe(7);
  expect(output).toContain("Installing the dependencies (npm ci): failed with exit code 7");
  expect(existsSync(join(folder, ".install-lock"))).toBe(false);
});

test("the program's exit code and arguments pass through", async () => {
  expect(await run("exec", "print.mjs", "a", "5")).toMatchObject({ code: 5, output: expect.stringContaining("a 5") });
});

test("an unknown task shows the usage and installs nothing", async () => {
  expect(await run("dance")).toMatchObject({ code: 2, output: expect.stringContaining("start|") });
  expect(existsSync(join(folder, "npm-calls"))).toBe(false);
});

test("the photo classifier is installed by its own lock file, without running scripts", async () => {
  write("server/photos/classifier/package-lock.json", `{ "packages": {} }`);
  expect(await run("classifier")).toMatchObject({ code: 0 });
  expect(lines("npm-calls")).toEqual(["ci --omit=dev"]);
  expect(lines("server/photos/classifier/npm-calls")).toEqual(["ci --ignore-scripts"]);
});

test("the web app is built when its sources differ, not when they were only touched", async () => {
  const build = async () => {
    await run("build-web");
    return lines("builds").length;
  };
  expect(await build()).toBe(1);
  expect(await build()).toBe(1);
  utimesSync(join(folder, "web/main.tsx"), new Date(), new Date(Date.now() + 5_000));
  write("web/main.test.tsx", "a test is no part of it");
  expect(await build()).toBe(1);
  write("domain/age.ts", "export {};");
  expect(await build()).toBe(2);
  rmSync(join(folder, "web/dist"), { recursive: true });
  expect(await build()).toBe(3);
});

test("a build replaces the served one at its end, and keeps the assets of replaced ones for a day", async () => {
  await run("build-web");
  write("web/main.tsx", "two");
  write("vite-must-wait", "");
  const second = start("build-web");
  await second.until("half built");
  expect([lines("web/dist/index.html"), lines("web/dist/assets/de/start-one.js")]).toEqual([["one"], ["one"]]);
  rmSync(join(folder, "vite-must-wait"));
  await second.end;
  expect(lines("web/dist/index.html")).toEqual(["two"]);
  expect(readdirSync(join(folder, "web/dist/assets/de"))).toEqual(["start-two.js"]);
  const kept = () => readdirSync(join(folder, "web/dist-earlier/assets/de")).sort();
  expect(kept()).toEqual(["start-one.js"]);
  const longAgo = new Date(Date.now() - 25 * 60 * 60 * 1000);
  utimesSync(join(folder, "web/dist-earlier/assets/de/start-one.js"), longAgo, longAgo);
  utimesSync(join(folder, "web/dist/assets/de/start-two.js"), longAgo, longAgo);
  write("web/main.tsx", "three");
  await run("build-web");
  expect(kept()).toEqual(["start-two.js"]);
});

test("a production start installs and builds nothing, and says what to run instead", async () => {
  write("server/main.ts", "console.log('serving');");
  const startInProduction = async () => {
    const running = launch(["tools/run.mjs", "start"], { env: { NODE_ENV: "production" } });
    return { code: await running.end, output: running.output() };
  };
  expect(await startInProduction()).toMatchObject({ code: 1, output: expect.stringContaining("npm ci && npm run") });
  expect(existsSync(join(folder, "npm-calls"))).toBe(false);
  await run("exec", "print.mjs");
  expect(await startInProduction()).toMatchObject({ code: 1, output: expect.stringContaining("npm run build") });
  await run("build-web");
  expect(await startInProduction()).toEqual({ code: 0, output: "serving\n" });
  write("web/main.tsx", "two");
  expect(await startInProduction()).toMatchObject({ code: 1, output: expect.stringContaining("npm run build") });
  expect(lines("builds")).toHaveLength(1);
});

test("a build refuses to replace a release in which a server has kept its data", async () => {
  write("release/data/avatars/photo.webp", "");
  write("server/main.ts", "");
  expect(await run("build")).toMatchObject({ code: 1, output: expect.stringContaining("release/data") });
  expect(existsSync(join(folder, "release/data/avatars/photo.webp"))).toBe(true);
});

test.each(["SIGINT", "SIGTERM"] as const)(
  "%s reaches the program once, and its exit code comes back",
  async (signal) => {
    const running = start("exec", "wait.mjs");
    await running.until("ready");
    running.child.kill(signal);
    expect(await running.end).toBe(3);
    expect(running.output().split(`got ${signal}`)).toHaveLength(2);
  },
);

test("SIGTERM to the whole process group, again and again, is one graceful stop with exit code 0", async () => {
  write("serve.mjs", SERVER_LIKE_PROGRAM);
  write("npm.mjs", FAKE_NPM_START);
  await run("exec", "print.mjs");
  const npm = launch(["npm.mjs"], { detached: true });
  await npm.until("ready");
  for (const time of [1, 2]) {
    process.kill(-npm.pid, "SIGTERM");
    await expect.poll(() => npm.output().split("npm got SIGTERM").length - 1).toBe(time);
    await npm.until("stopping");
  }
  write("stop-may-end", "");
  expect(await npm.end).toBe(0);
  expect(npm.output()).toMatch(/stopped\n$/);
});

test("the program stops when the npm that called it is gone", async () => {
  write(
    "npm.mjs",
    `
    import { spawn } from "node:child_process";
    spawn(process.execPath, ["tools/run.mjs", "exec", "wait.mjs"], { stdio: "inherit" });
    setInterval(() => {}, 1000);
  `,
  );
  await run("exec", "print.mjs");
  const npm = launch(["npm.mjs"]);
  await npm.until("ready");
  npm.child.kill("SIGKILL");
  await npm.until("got SIGTERM");
});

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

function lines(path: string): string[] {
  return readFileSync(join(folder, path), "utf8").trim().split("\n");
}

async function run(...args: string[]): Promise<{ code: number | null; output: string }> {
  const running = start(...args);
  const code = await running.end;
  return { code, output: running.output() };
}

function start(...args: string[]) {
  return launch(["tools/run.mjs", ...args]);
}

interface LaunchOptions {
  detached?: boolean;
  env?: Record<string, string>;
}

function launch(args: string[], { detached = false, env: more = {} }: LaunchOptions = {}) {
  const env = { ...process.env, ...more, npm_execpath: join(folder, "fake/npm-cli.js") };
  const child = spawn(process.execPath, args, { cwd: folder, env, stdio: ["ignore", "pipe", "pipe"], detached });
  started.push(child);
  let output = "";
  const waiting: (() => void)[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk: Buffer) => {
      output += chunk.toString("utf8");
      for (const look of waiting) look();
    });
  }
  return {
    child,
    pid: child.pid ?? 0,
    output: () => output,
    end: new Promise<number | null>((resolve) => child.on("close", resolve)),
    until: (text: string) =>
      new Promise<void>((resolve) => {
        const look = () => output.includes(text) && resolve();
        waiting.push(look);
        look();
      }),
  };
}
