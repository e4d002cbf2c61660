import { expect, test } from "vitest";
import { fold, searchItems } from "./search.ts";

const names = ["Nueva York", "York", "São Paulo", "Óbidos"];
const find = (query: string) => searchItems(names, names.map(fold), query);

test("accents and case do not matter", () => {
  expect(find("SAO")).toEqual(["São Paulo"]);
  expect(find("óbi")).toEqual(["Óbidos"]);
});

test("what starts with the query comes first", () => {
  expect(find("york")).toEqual(["York", "Nueva York"]);
});

test("nothing typed finds everything, in the given order", () => {
  expect(find("  ")).toEqual(names);
});
