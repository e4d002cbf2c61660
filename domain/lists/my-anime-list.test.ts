import { describe, expect, it } from "vitest";
import { texts } from "../texts-testing.ts";
import { listIn, myAnimeListXml } from "./exports-testing.ts";

const read = (text: string) => {
  const { items, unreadable } = listIn([{ path: "", text }]);
  return [items.map(({ titles: [title] }) => title), unreadable];
};
const entry = (title: string, rest = "") =>
  `<anime><series_title>${title}</series_title>${rest}<my_status>Completed</my_status></anime>`;
const list = (...entries: string[]) => `<?xml version="1.0"?><myanimelist>${entries.join("\n")}</myanimelist>`;

describe("one bad spot in MyAnimeList's XML costs no entry", () => {
  it.each([
    ["Panty & Stocking", "Panty & Stocking"],
    ["Caf&eacute;&nbsp;Alpha", "Café Alpha"],
    ["A &lt; B &#38; C", "A < B & C"],
    ["<![CDATA[I <3 & love]]>", "I <3 & love"],
    ["x&#8;y\u0008z", "x y z"],
    ["x\ufffey&#xfffe;", "x y"],
    ["x&#xD83D;y", "x y"],
  ])("in the title %j", (written, title) => {
    expect(read(list(entry(written), entry("Naruto")))).toEqual([[title, "Naruto"], 0]);
  });

  it.each([
    ...texts(`
    fun & games | a&nbsp;b&lol; | I <3 it | <3 <b>so <i much</b> <script> | wow ]]> hi |
    <![CDATA[I <3 it </anime> <series_title>No</series_title>]]> | the <series_title> of it |
    <img src="nothing <!DOCTYPE html> | <![CDATA[wow]]> hi ]]>`),
    "x&#8;y&#xD83D;\u000b\ufffe",
  ])("in the comment %j", (comment) => {
    const text = list(entry("Bleach", `<my_comments>${comment}</my_comments>`), entry("Naruto", "<my_tags/>"));
    expect(read(text)).toEqual([["Bleach", "Naruto"], 0]);
  });
});

describe("what is not whole is counted, and the other entries are read", () => {
  const [first, second, third] = [entry("Bleach"), entry("Naruto"), entry("Monster")];
  it.each([
    ["the end is missing", list(first, second).slice(0, -40), ["Bleach"], 1],
    [
      "a field has no end",
      list(first, "<anime><my_status>Dropped<series_title>No</series_title></anime>", third),
      ["Bleach", "Monster"],
      1,
    ],
    ["an entry has no end", list("<anime><series_title>No</series_title>", second), ["Naruto"], 1],
    [
      "an entry ends in a comment",
      list(first, entry("Naruto", "<my_comments>so </anime> it</my_comments>"), third),
      ["Bleach", "Monster"],
      1,
    ],
    [
      "a quotation swallows the next entry",
      list(first, entry("No", "<my_tags><![CDATA[x</my_tags>"), entry("<![CDATA[No]]>"), third),
      ["Bleach", "Monster"],
      2,
    ],
    ["an entry names nothing", list(first, "<anime><my_score>9</my_score></anime>"), ["Bleach"], 1],
  ])("%s", (_, text, titles, unreadable) => {
    expect(read(text)).toEqual([titles, unreadable]);
  });

  it("wherever it is cut off, no more is read than before and nothing fails but by its own words", () => {
    const text = myAnimeListXml(["Bleach", "Monster", "Naruto"].map((title, id) => ({ title, id: id + 1 })));
    for (let end = 60; end < text.length; end++) {
      try {
        const [titles] = read(text.slice(0, end));
        expect(["Bleach", "Monster", "Naruto"].slice(0, (titles as string[]).length)).toEqual(titles);
      } catch (error) {
        expect(error).toMatchObject({ name: "ListError" });
      }
    }
  });
});

it("an exaggerated file is read in little time", () => {
  for (const part of ["<", "<!--", "<![CDATA[", "<my_tags", '<my_tags a="b" ', "&lt", "<anime>", "</anime>", "]]>"]) {
    const start = performance.now();
    try {
      read(`<myanimelist>${part.repeat(200_000)}`);
    } catch (error) {
      expect(error).toMatchObject({ name: "ListError" });
    }
    expect(performance.now() - start, part).toBeLessThan(4000);
  }
});
