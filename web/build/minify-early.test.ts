// @vitest-environment node
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { minifyEarly } from "./minify-early.ts";

const { apply, writeBundle } = minifyEarly() as unknown as {
  apply: string;
  writeBundle: { order: string; sequential: boolean; handler: (options: { dir?: string }) => Promise<void> };
};

test("the first script gets shorter, before files are compressed, and stays a script of its own", async () => {
  const folder = await mkdtemp(join(tmpdir(), "nakamatch-early-"));
  try {
    const file = join(folder, "early.js");
    const script =
      "// What it is for\nvar answers = window.answers;\n\n(function () {\n  var longName = 1;\n  window.made = longName + 1;\n})();\n";
    await writeFile(file, script);
    await writeBundle.handler({ dir: folder });
    const code = await readFile(file, "utf8");
    expect(code.length).toBeLessThan(script.length / 1.5);
    expect(code).not.toContain("What it is for");
    // A module would have no global variables.
    expect(code).toContain("var answers");
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  expect(apply).toBe("build");
  expect(writeBundle).toMatchObject({ order: "pre", sequential: true });
});

test("a bundle that is not written to a folder is left alone", async () => {
  await expect(writeBundle.handler({})).resolves.toBeUndefined();
});
