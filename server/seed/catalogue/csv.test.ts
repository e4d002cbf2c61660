import { describe, expect, it } from "vitest";
import { parseCsv } from "./csv.ts";

const fields = (text: string) => parseCsv(text).records.map((record) => record.fields);

describe("comma-separated values", () => {
  it("are separated by commas and line ends of either kind, with or without one at the end", () => {
    const expected = [
      ["a", "b", ""],
      ["c", "", "d"],
    ];
    expect(fields("a,b,\nc,,d")).toEqual(expected);
    expect(fields("a,b,\r\nc,,d\r\n")).toEqual(expected);
    expect(fields("\uFEFFa,b,\nc,,d\n\n")).toEqual(expected);
    expect(fields("")).toEqual([]);
  });

  it("may contain commas, quotation marks and line breaks inside quotation marks", () => {
    expect(fields('"Crouching Tiger, Hidden Dragon","say ""hi""",""\n"one\ntwo",b,c')).toEqual([
      ["Crouching Tiger, Hidden Dragon", 'say "hi"', ""],
      ["one\ntwo", "b", "c"],
    ]);
  });

  it.each(["\n", "\r\n"])("know the line each record begins on, with line ends %j", (end) => {
    const { records, problem } = parseCsv(["a", "", '"b', 'b"', "c", "", '"d', "e"].join(end));
    expect(records.map((record) => record.line)).toEqual([1, 3, 5]);
    expect(problem).toEqual({ line: 7, reason: "a quotation mark is out of place" });
  });

  it.each(['a\n"b', 'a\nb"b', 'a\n"b"b', 'a\n"b",c"'])(
    "are refused from a misplaced quotation mark onwards: %j",
    (text) => {
      expect(parseCsv(text)).toEqual({
        records: [{ line: 1, fields: ["a"] }],
        problem: { line: 2, reason: "a quotation mark is out of place" },
      });
    },
  );

  it("are parsed in linear time", () => {
    const start = performance.now();
    parseCsv(`"${'""'.repeat(200_000)}`);
    expect(performance.now() - start).toBeLessThan(1000);
  });
});
