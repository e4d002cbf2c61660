import { expect, test } from "vitest";
import { repositoryOf } from "../repository.ts";
import { compareLines } from "./line-counts.ts";

test("tests, their support and snapshots are counted beside the product, without texts, data and generated files", () => {
  const repository = repositoryOf({
    "server/likes.ts": "1\n2\n3\n4\n",
    "server/likes.int.test.ts": "1\n",
    "web/lib/outline-testing.ts": "1\n",
    "web/__snapshots__/likes.test.tsx.snap": "1\n",
    "tools/run.mjs": "1\n",
    "phrases/es/common.ts": "1\n",
    "server/platform/database/schema.sql": "1\n",
    "server/platform/database/migrations/0001_base.sql": "1\n",
  });
  expect(compareLines(repository)).toBe("0.75 (3 of tests / 4 of the product)");
});
