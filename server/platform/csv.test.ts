import { parse } from "csv-parse/sync";
import { expect, test } from "vitest";
import { writeCsv } from "./csv.ts";

test("a table comes back as it was, with separators, quotes and lines in its texts", () => {
  const texts = ["a,b", 'say "hi"', "two\nlines", "", "ñ"];
  expect(parse(writeCsv([texts, [1, -2, 0.5, 4, 5]]))).toEqual([texts, ["1", "-2", "0.5", "4", "5"]]);
});

test.each(["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1"])("the text %j is no formula", (text) => {
  expect(parse(writeCsv([[text, "x"]]))).toEqual([[`'${text}`, "x"]]);
});
