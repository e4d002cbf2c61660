import { COMMON_INTERESTS } from "@nakamatch/contract/vocabulary/limits";
import { INTEREST_KINDS, type InterestKind } from "@nakamatch/contract/vocabulary/people";
import fc from "fast-check";
import { expect, test } from "vitest";
import { pickCommonInterests } from "./common-interests.ts";

/** Interests by the letters of their kinds: `"aaj"` are two anime and a game. */
const titles = (letters: string) => {
  const kinds: Record<string, InterestKind> = { a: "anime", j: "juego", s: "serie_pelicula" };
  return [...letters].map((letter, index) => ({ kind: kinds[letter] as InterestKind, name: `${letter}${index}` }));
};

const shown = (letters: string, limit: number) =>
  pickCommonInterests(titles(letters), limit)
    .shown.map(({ name }) => name)
    .join(" ");

test.each([
  ["aaajjjsss", "a0 j3 s6 a1 j4 s7"],
  ["sssjjjaaa", "a6 j3 s0 a7 j4 s1"],
  ["aaaaaaaa", "a0 a1 a2 a3 a4 a5"],
  // A kind that has run out is passed over.
  ["aaaaajs", "a0 j5 s6 a1 a2 a3"],
  ["ssssssj", "j6 s0 s1 s2 s3 s4"],
  ["js", "j0 s1"],
  ["", ""],
])("CARD-09 LIMIT-19 of the shared %j a card shows %j", (letters, expected) => {
  expect(shown(letters, COMMON_INTERESTS.dashboard)).toBe(expected);
});

test("LIMIT-19 a match card shows 5 in the same rotation", () => {
  expect(shown("aaajjjsss", COMMON_INTERESTS.matches)).toBe("a0 j3 s6 a1 j4");
});

test.each([
  [0, 0, 0],
  [5, 5, 0],
  [6, 6, 0],
  [7, 6, 1],
  [40, 6, 34],
])("CARD-08 LIMIT-19 of %i in common a card shows %i, and the badge stands for %i", (count, shownCount, more) => {
  const picked = pickCommonInterests(titles("ajs".repeat(count).slice(0, count)), COMMON_INTERESTS.dashboard);
  expect(picked.shown).toHaveLength(shownCount);
  expect(picked.more).toBe(more);
});

test("CARD-08 CARD-09 the limit of each kind and the number of all are enough to pick from", () => {
  const all = titles("aaaaaaaajjjs");
  const cut = [...titles("aaaaaa"), ...all.slice(8)];
  expect(pickCommonInterests(cut, 6, all.length)).toEqual(pickCommonInterests(all, 6));
});

test("CARD-08 CARD-09 nothing is lost or doubled, order within a kind stays, and kinds differ by one at most", () => {
  const letters = fc.array(fc.constantFrom("a", "j", "s"), { maxLength: 30 }).map((all) => all.join(""));
  fc.assert(
    fc.property(letters, fc.integer({ min: 0, max: 12 }), (all, limit) => {
      const common = titles(all);
      const picked = pickCommonInterests(common, limit);
      expect(picked.shown).toHaveLength(Math.min(limit, common.length));
      expect(picked.shown.length + picked.more).toBe(common.length);
      for (const kind of INTEREST_KINDS) {
        const ofKind = common.filter((title) => title.kind === kind);
        const shownOfKind = picked.shown.filter((title) => title.kind === kind);
        expect(shownOfKind).toEqual(ofKind.slice(0, shownOfKind.length));
        // Another kind may be ahead by more than one only when this one has run out.
        const most = Math.max(...INTEREST_KINDS.map((k) => picked.shown.filter((title) => title.kind === k).length));
        if (most - shownOfKind.length > 1) expect(shownOfKind).toHaveLength(ofKind.length);
      }
    }),
  );
});
