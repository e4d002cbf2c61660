import { expect, test } from "vitest";
import { ensureChromium, type Machine } from "./browser.ts";

interface Fake extends Machine {
  readonly programs: Set<string>;
  readonly commands: string[];
}

/** A machine with the given programs; `installs` tells what a command that contains the key brings along. */
function fakeMachine(programs: string[], installs: Record<string, string> = {}, isRoot = true): Fake {
  const present = new Set(programs);
  const commands: string[] = [];
  return {
    programs: present,
    commands,
    env: {},
    isRoot,
    isProgram: (path) => present.has(path),
    playwrightPath: () => "/cache/playwright/chrome",
    async run(command, args) {
      const line = [command, ...args].join(" ");
      commands.push(line);
      const hit = Object.entries(installs).find(([part]) => line.includes(part));
      if (hit !== undefined) present.add(hit[1]);
      return hit !== undefined || line.endsWith("update");
    },
  };
}

async function look(machine: Machine): Promise<{ path: string | undefined; told: string }> {
  const lines: string[] = [];
  const path = await ensureChromium((line) => lines.push(line), machine);
  return { path, told: lines.join("\n") };
}

test("the program named by CHROMIUM_PATH is taken, or missed loudly", async () => {
  const machine = fakeMachine(["/opt/chrome", "/usr/bin/chromium"]);
  expect((await look({ ...machine, env: { CHROMIUM_PATH: "/opt/chrome" } })).path).toBe("/opt/chrome");
  const { path, told } = await look({ ...machine, env: { CHROMIUM_PATH: "/opt/none" } });
  expect(path).toBeUndefined();
  expect(told).toContain("/opt/none");
});

test("an installed browser is used without any output", async () => {
  expect(await look(fakeMachine(["/usr/bin/google-chrome"]))).toEqual({ path: "/usr/bin/google-chrome", told: "" });
});

test("root gets Debian's headless shell beside Debian's browser, which is used without it as well", async () => {
  const debian = ["/usr/bin/chromium", "/usr/bin/apt-get"];
  const root = fakeMachine(debian, { "chromium-headless-shell": "/usr/bin/chromium-headless-shell" });
  expect((await look(root)).path).toBe("/usr/bin/chromium");
  expect(root.commands).toHaveLength(1);
  expect(await look(root)).toEqual({ path: "/usr/bin/chromium", told: "" });
  expect((await look(fakeMachine(debian))).path).toBe("/usr/bin/chromium");
  expect(await look(fakeMachine(debian, {}, false))).toEqual({ path: "/usr/bin/chromium", told: "" });
});

test("without one, Playwright downloads its own", async () => {
  const machine = fakeMachine([], { "install chromium": "/cache/playwright/chrome" });
  expect((await look(machine)).path).toBe("/cache/playwright/chrome");
});

test("where no download is possible, root installs Debian's package", async () => {
  const machine = fakeMachine(["/usr/bin/apt-get"], { "chromium-headless-shell": "/usr/bin/chromium" });
  expect((await look(machine)).path).toBe("/usr/bin/chromium");
  expect(machine.commands.some((line) => line.includes("--no-install-recommends chromium "))).toBe(true);
});

test("others do so by sudo, if it asks for no password", async () => {
  const machine = fakeMachine(["/usr/bin/apt-get"], { "sudo -n true": "", "sudo -n env": "/usr/bin/chromium" }, false);
  expect((await look(machine)).path).toBe("/usr/bin/chromium");
});

test("where nothing helps, it says what a person can do", async () => {
  const { path, told } = await look(fakeMachine(["/usr/bin/apt-get"], {}, false));
  expect(path).toBeUndefined();
  expect(told).toContain("sudo apt-get install chromium");
  expect(told).toContain("CHROMIUM_PATH");
});
