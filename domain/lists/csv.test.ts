import { expect, it } from "vitest";
import { csvRecords } from "./csv.ts";

const records = (text: string) => [...csvRecords(text)];

it("reads fields with commas, quotation marks and line breaks, and both line ends", () => {
  expect(records('Name,Year\r\n"Me, Myself & Irene",2000\n"say ""hi""\nyou",\n\n,1999\n')).toEqual([
    ["Name", "Year"],
    ["Me, Myself & Irene", "2000"],
    ['say "hi"\nyou', ""],
    ["", "1999"],
  ]);
});

it("reads a last record without a line end, and an empty field at its end", () => {
  expect(records("a,b\nc,")).toEqual([
    ["a", "b"],
    ["c", ""],
  ]);
  expect(records('a,""')).toEqual([["a", ""]]);
  expect(records("")).toEqual([]);
});

it.each(['"open', 'a,"b"c', '"a""'])("refuses a misplaced quotation mark: %j", (text) => {
  expect(() => records(text)).toThrow(expect.objectContaining({ problem: "damaged" }));
});

it("reads in linear time", () => {
  const start = performance.now();
  expect(records(`"${'""'.repeat(500_000)}",b`)[0]?.[0]).toHaveLength(500_000);
  expect(performance.now() - start).toBeLessThan(2000);
});
