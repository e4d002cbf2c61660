import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";

test("a release says in words that Node is too old for it, and where to get another; else it starts", () => {
  const folder = mkdtempSync(join(tmpdir(), "nakamatch-start-"));
  mkdirSync(join(folder, "server"));
  cpSync(join(import.meta.dirname, "start.mjs"), join(folder, "start.mjs"));
  writeFileSync(join(folder, "package.json"), `{ "type": "module", "engines": { "node": ">=24" } }`);
  writeFileSync(join(folder, "server/main.ts"), "console.log('started' as string);");
  const start = (version: string) => {
    const claim = `data:text/javascript,Object.defineProperty(process,"versions",{value:{node:"${version}"}})`;
    const program = join(folder, "start.mjs");
    const { status, stdout, stderr } = spawnSync(process.execPath, ["--import", claim, program], { encoding: "utf8" });
    return { status, stdout: stdout.trim(), stderr };
  };
  expect(start("24.0.0")).toMatchObject({ status: 0, stdout: "started" });
  expect(start("100.1.0")).toMatchObject({ status: 0, stdout: "started" });
  for (const old of ["18.20.4", "20.19.2"]) {
    expect(start(old)).toMatchObject({
      status: 1,
      stdout: "",
      stderr: expect.stringMatching(new RegExp(`needs Node 24 or later.* is Node ${old}.*\\n.*nodesource`)),
    });
  }
  rmSync(folder, { recursive: true });
});
