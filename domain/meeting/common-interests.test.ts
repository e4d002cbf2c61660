import { COMMON_INTERESTS } from "@nakamatch/contract/vocabulary/limits";
import { INTEREST_KINDS, type InterestKind } from "@nakamatch/contract/vocabulary/people";
import fc from "fast-check";
import { expect, test } from "vitest";
import { lovedByBoth, pickCommonInterests, type ShareableTitle, sharingWith } from "./common-interests.ts";

/** `"aaj"`: two anime, one game. */
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
  // An exhausted kind is skipped.
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
        const most = Math.max(...INTEREST_KINDS.map((k) => picked.shown.filter((title) => title.kind === k).length));
        if (most - shownOfKind.length > 1) expect(shownOfKind).toHaveLength(ofKind.length);
      }
    }),
  );
});

/** `id kind name`; a star marks the viewer's own. */
const shareable = (...titles: string[]): ShareableTitle[] =>
  titles.map((title) => {
    const [id, letter, nameNumber] = title.split(" ");
    const kinds: Record<string, InterestKind> = { a: "anime", j: "juego", s: "serie_pelicula" };
    return {
      id: Number.parseInt(id as string, 10),
      kind: kinds[letter as string] as InterestKind,
      nameNumber: Number(nameNumber),
      isOwn: title.startsWith("*", (id as string).length - 1),
    };
  });
const sharedIds = (titles: ShareableTitle[], ...chosen: number[]) => sharingWith(titles)(chosen).map(({ id }) => id);

test("DISC-15 shared is what both chose, in the order of the viewer's titles", () => {
  expect(sharedIds(shareable("3* a 3", "1* j 1", "2* s 2"), 1, 9, 2, 3)).toEqual([3, 1, 2]);
  expect(sharedIds(shareable("3* a 3"), 1, 2)).toEqual([]);
  expect(sharedIds([], 1)).toEqual([]);
});

test("DISC-15 a title of the same name in another kind is shared, in the kind the other one chose", () => {
  expect(sharedIds(shareable("1* a 1", "2 j 1"), 2)).toEqual([2]);
});

test.each([
  [["1* a 1", "2 j 1"], [1, 2], [1]],
  [["1 a 1", "2* j 1"], [1, 2], [2]],
  [["1 a 1", "2* j 1", "3 s 1"], [3, 1], [1]],
  [
    ["1* a 1", "2* j 1", "3 s 1"],
    [2, 3],
    [2, 3],
  ],
  [
    ["1* a 1", "2* j 1", "3 s 1"],
    [3, 2, 1],
    [1, 2],
  ],
])(
  "DISC-15 of %j, somebody who chose %j shares %j: as often as the one with the name in fewer kinds",
  (titles, chosen, expected) => {
    expect(sharedIds(shareable(...titles), ...chosen)).toEqual(expected);
  },
);

test("DISC-15 sharing is symmetric", () => {
  const catalogue = shareable("1 a 1", "2 j 1", "3 s 1", "4 a 4", "5 j 4", "6 s 6");
  const names = (ids: number[]) => new Set(ids.map((id) => catalogue[id - 1]?.nameNumber));
  const seenBy = (own: number[]) =>
    catalogue
      .filter(({ nameNumber }) => names(own).has(nameNumber))
      .map((title) => ({ ...title, isOwn: own.includes(title.id) }));
  const some = fc.uniqueArray(fc.integer({ min: 1, max: 6 }));
  fc.assert(
    fc.property(some, some, (one, other) => {
      expect(sharingWith(seenBy(one))(other)).toHaveLength(sharingWith(seenBy(other))(one).length);
    }),
  );
});

test("two people both love what neither has dropped or only plans, whatever others think of it", () => {
  const common = [1, 2, 3, 4].map((nameNumber) => ({ nameNumber }));
  const unloved = [
    { personId: "me", nameNumber: 1 },
    { personId: "you", nameNumber: 3 },
    { personId: "another", nameNumber: 4 },
  ];
  expect(lovedByBoth(common, unloved, ["me", "you"])).toEqual([{ nameNumber: 2 }, { nameNumber: 4 }]);
});
