import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, it } from "vitest";

const MODULE = new URL("./stop-on-signal.ts", import.meta.url).href;

it("a stop that takes too long is given up with exit code 1", async () => {
  const source = `
    import { stopOnSignal } from "${MODULE}";
    setInterval(() => {}, 1000);
    stopOnSignal(() => new Promise(() => {}), 50, (error) => console.log(error.message));
    console.log("ready");
  `;
  const child = spawn(process.execPath, ["--input-type=module", "--eval", source], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  let output = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    output += text;
  });
  await expect.poll(() => output).toContain("ready");
  child.kill("SIGTERM");
  expect(await once(child, "exit")).toEqual([1, null]);
  expect(output).toContain("not stopped after 0.05 s");
});
