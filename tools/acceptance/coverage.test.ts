import { expect, test } from "vitest";
import { openRepository, repositoryOf } from "../repository.ts";
import { mentionsIn, rowsOf } from "./coverage.ts";
import { idsInTitle, readRows } from "./rows.ts";
import { readTitles } from "./titles.ts";

test("rows are read with id, area and text", () => {
  const markdown =
    "| id | what must hold |\n|---|---|\n| NAV-01 | Given `/`, then it opens. | §2 |\n| OPEN-01 | What? | §2 |";
  expect(readRows(markdown)).toEqual([{ id: "NAV-01", area: "NAV", text: "Given `/`, then it opens." }]);
});

test("the acceptance list has its 595 rows, each id once", () => {
  const ids = rowsOf(openRepository()).map((row) => row.id);
  expect(ids).toHaveLength(595);
  expect(new Set(ids).size).toBe(ids.length);
});

test("ids count in titles only, also in lists and as ranges", () => {
  expect(idsInTitle("REG-01, REG-02: a form")).toEqual(["REG-01", "REG-02"]);
  expect(idsInTitle("fields (DATA-01..03; I18N-10..I18N-11)")).toEqual([
    "DATA-01",
    "DATA-02",
    "DATA-03",
    "I18N-10",
    "I18N-11",
  ]);
  expect(idsInTitle("no id, not even reg-01 or XREG_1")).toEqual([]);
});

test("titles are found however a test is written", () => {
  const text = `
    import { describe, it, test } from "vitest";
    describe("group", () => {
      test("plain", () => {});
      it.each([1, 2])("each %s", () => {});
      it.each\`a | b\`("table", () => {});
      test.describe("nested", () => test.step("step", async () => {}));
      test(\`template \${1} end\`, async () => {});
      test.skip("skipped", () => {});
      test.todo("to do");
      other("no test");
      // test("comment")
    });
  `;
  expect(readTitles("a.test.ts", text)).toEqual([
    "group",
    "plain",
    "each %s",
    "table",
    "nested",
    "step",
    "template … end",
  ]);
});

test("titles are read from JSX too", () => {
  expect(readTitles("a.test.tsx", `test("shows", () => { render(<Card name="x" />); });`)).toEqual(["shows"]);
});

test("mentions lead to the files", () => {
  const repository = repositoryOf({
    "server/a.int.test.ts": `test("LIKE-01: likes", () => {});`,
    "e2e/journeys/b.spec.ts": `test("LIKE-01, LIKE-02", async () => {});`,
    "server/like-01.ts": `test("LIKE-03", () => {});`,
  });
  const mentions = mentionsIn(repository);
  expect([...(mentions.get("LIKE-01") ?? [])]).toEqual(["e2e/journeys/b.spec.ts", "server/a.int.test.ts"]);
  expect(mentions.has("LIKE-03")).toBe(false);
});
