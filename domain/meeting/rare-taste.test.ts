import { expect, it } from "vitest";
import { rarestInCommon } from "./rare-taste.ts";

const named = (name: string, nameNumber: number) => ({ name, nameNumber });
const common = [named("Naruto", 1), named("Mushishi", 2), named("Dororo", 3)];

it("names the rarest title in common, of equally rare ones the best known, below a round number", () => {
  expect(
    rarestInCommon(
      common,
      new Map([
        [2, 49],
        [3, 120],
      ]),
    ),
  ).toEqual({ title: "Mushishi", fewerThan: 50 });
  expect(
    rarestInCommon(
      common,
      new Map([
        [2, 50],
        [3, 50],
      ]),
    ),
  ).toEqual({ title: "Mushishi", fewerThan: 100 });
});

it("says nothing of titles that a thousand love, and never counts fewer than ten", () => {
  expect(rarestInCommon(common, new Map())).toBeNull();
  expect(rarestInCommon(common, new Map([[1, 1000]]))).toBeNull();
  expect(rarestInCommon(common, new Map([[1, 999]]))?.fewerThan).toBe(1000);
  expect(rarestInCommon(common, new Map([[2, 9]]))).toBeNull();
  expect(rarestInCommon(common, new Map([[2, 10]]))?.fewerThan).toBe(25);
});
