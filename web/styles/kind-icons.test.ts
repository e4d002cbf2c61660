import { readFileSync } from "node:fs";
import { join } from "node:path";
import { INTEREST_KINDS } from "@nakamatch/contract/vocabulary/people";
import { expect, test } from "vitest";

const read = (path: string) => readFileSync(join(import.meta.dirname, path), "utf8");

test.each(INTEREST_KINDS)("the icon of %s is a drawing, and each kind has its own", (kind) => {
  const rule = new RegExp(`\\[data-kind="${kind}"\\] \\{\\s+mask-image: url\\("([^"]+)\\?inline"\\)`);
  const drawing = rule.exec(read("kind-icons.css"))?.[1] ?? "";
  expect(drawing).toBe(`../ui/kinds/${kind}.svg`);
  expect(read(drawing)).toMatch(/^<svg [^>]*viewBox="0 0 24 24"[\s\S]*<path /);
});
