import fc from "fast-check";
import { expect, it } from "vitest";
import { giveReasons, tellingInCommon } from "./rare-taste.ts";

const named = (name: string, nameNumber: number) => ({ name, nameNumber });
const common = [named("Naruto", 1), named("Mushishi", 2), named("Dororo", 3)];

const loved = (second: number, third: number) =>
  new Map([
    [2, second],
    [3, third],
  ]);

const firstOf = (fans: ReadonlyMap<number, number>) => tellingInCommon(common, fans)[0];

it("says the rarest title in common first, of equally rare ones the best known, below a round number", () => {
  expect(firstOf(loved(49, 120))).toEqual({ title: "Mushishi", nameNumber: 2, fewerThan: 50 });
  expect(firstOf(loved(50, 50))).toEqual({ title: "Mushishi", nameNumber: 2, fewerThan: 100 });
});

it("calls nothing rare that a thousand love, and never counts fewer than ten", () => {
  expect(firstOf(new Map())?.fewerThan).toBeNull();
  expect(firstOf(new Map([[1, 1000]]))?.fewerThan).toBeNull();
  expect(firstOf(new Map([[1, 999]]))?.fewerThan).toBe(1000);
  expect(firstOf(new Map([[2, 9]]))?.fewerThan).toBeNull();
  expect(firstOf(new Map([[2, 10]]))?.fewerThan).toBe(25);
});

it("orders titles in common from the rarest on, then from the least known on", () => {
  const fans = new Map([
    [2, 49],
    [4, 20],
  ]);
  expect(tellingInCommon([...common, named("Kaiba", 4)], fans)).toEqual([
    { title: "Kaiba", nameNumber: 4, fewerThan: 25 },
    { title: "Mushishi", nameNumber: 2, fewerThan: 50 },
    { title: "Dororo", nameNumber: 3, fewerThan: null },
    { title: "Naruto", nameNumber: 1, fewerThan: null },
  ]);
});

const reasonsOf = (...people: string[]) =>
  giveReasons(people.map((titles) => Array.from(titles, (title) => ({ title, nameNumber: 1, fewerThan: null }))))
    .map((reason) => reason?.title ?? "-")
    .join("");

it("gives each person another title, the most telling one where that repeats none", () => {
  expect(reasonsOf("AB", "CA", "BC")).toBe("ACB");
  expect(reasonsOf("AB", "A"), "the first gives way").toBe("BA");
  expect(reasonsOf("AB", "AC", "A"), "two give way").toBe("BCA");
});

it("repeats a title only for people who share no other", () => {
  expect(reasonsOf("A", "A", "AB")).toBe("AAB");
  expect(reasonsOf("A", "", "A"), "and none for people who share none").toBe("A-A");
  expect(reasonsOf()).toBe("");
});

it("repeats as few titles as possible, as trying every way does", () => {
  const titles = fc
    .uniqueArray(fc.constantFrom(..."ABCDEF"), { minLength: 1, maxLength: 3 })
    .map((each) => each.join(""));
  const most = (people: string[], taken = ""): number => {
    const [first, ...others] = people;
    if (first === undefined) return new Set(taken).size;
    return Math.max(...Array.from(first, (title) => most(others, taken + title)));
  };
  fc.assert(
    fc.property(fc.array(titles, { maxLength: 6 }), (people) => {
      expect(new Set(reasonsOf(...people)).size).toBe(most(people));
    }),
  );
});
