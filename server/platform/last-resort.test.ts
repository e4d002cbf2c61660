import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const MODULES = { lastResort: "./last-resort.ts", log: "./log.ts" };
const [lastResort, log] = Object.values(MODULES).map((path) => new URL(path, import.meta.url).href);

/** Runs a program with the handlers in its own process; returns log lines and exit status. */
async function run(
  program: string,
): Promise<{ lines: { level: number; msg: string }[]; output: string; code: number }> {
  const source = `
    import { handleUncaught } from ${JSON.stringify(lastResort)};
    import { createLog } from ${JSON.stringify(log)};
    const log = createLog({ level: "info", pretty: false });
    handleUncaught(log);
    ${program}`;
  const child = spawn(process.execPath, ["--input-type=module", "--eval", source], {
    cwd: fileURLToPath(new URL("../..", import.meta.url)),
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (data) => (output += data));
  const code = await new Promise<number>((resolve) => child.on("close", resolve));
  const lines = output.split("\n").filter((line) => line.startsWith("{"));
  return { lines: lines.map((line) => JSON.parse(line)), output, code };
}

const LEAKY = `Object.assign(new Error("no such user robin@example.test"), { parameters: ["Robin"], code: "23505" })`;

it("logs a rejection that nothing handled, without values, and goes on", async () => {
  const { lines, output, code } = await run(`
    Promise.reject(${LEAKY});
    setTimeout(() => log.info("still here"), 50);`);
  expect(lines).toMatchObject([
    { level: 50, msg: "a promise was rejected and nothing handled it", err: { type: "Error", code: "23505" } },
    { level: 30, msg: "still here" },
  ]);
  expect(output).not.toMatch(/robin/i);
  expect(code).toBe(0);
});

it("logs an exception that nothing caught, without values, and ends with an error", async () => {
  const { lines, output, code } = await run(`
    setInterval(() => {}, 1000);
    setTimeout(() => { throw ${LEAKY}; }, 1);`);
  expect(lines).toMatchObject([{ level: 60, msg: "an exception was not caught: the process ends" }]);
  expect(output).not.toMatch(/robin/i);
  expect(code).toBe(1);
});

it("logs a warning of Node.js, and prints nothing else", async () => {
  const { lines, output } = await run(`process.emitWarning("old", "DeprecationWarning");`);
  expect(lines).toMatchObject([{ level: 40, msg: "a warning of Node.js", err: { type: "DeprecationWarning" } }]);
  expect(output.trim().split("\n")).toHaveLength(1);
});
