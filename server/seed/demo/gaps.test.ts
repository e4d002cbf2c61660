import { NAME_MAX, NICKNAME } from "@nakamatch/contract/vocabulary/limits";
import { nameProblem } from "@nakamatch/domain/people/names";
import { nicknameProblem } from "@nakamatch/domain/people/nickname";
import { expect, test } from "vitest";
import { DEMO_FIXTURE } from "./demo-testing.ts";
import { MANY_TITLES, withGaps } from "./gaps.ts";
import { buildDemoPeople } from "./people.ts";

const complete = buildDemoPeople(DEMO_FIXTURE);
const people = withGaps(complete, DEMO_FIXTURE.titles);

test("some people lack a photo, a city or a bio; one has no titles, and one very many, each once", () => {
  expect(people).toHaveLength(complete.length);
  const count = (lacks: (person: (typeof people)[number]) => boolean) => people.filter(lacks).length;
  expect(count(({ hasPhoto }) => hasPhoto === false)).toBeGreaterThan(5);
  expect(count(({ cityId }) => cityId === null)).toBeGreaterThan(2);
  expect(count(({ bio }) => bio === "")).toBeGreaterThan(2);
  expect(count(({ interestIds }) => interestIds.length === 0)).toBe(1);
  expect(count(({ interestIds }) => new Set(interestIds).size === MANY_TITLES)).toBe(1);
});

test("one has names as long as they may be, which nobody else has", () => {
  const [long] = people.filter(({ nickname }) => nickname.length === NICKNAME.max);
  expect(long?.firstName).toHaveLength(NAME_MAX);
  expect(long?.lastName).toHaveLength(NAME_MAX);
  expect(nameProblem(long?.firstName ?? "") ?? nameProblem(long?.lastName ?? "")).toBeNull();
  expect(nicknameProblem(long?.nickname ?? "")).toBeNull();
  expect(new Set(people.map(({ nickname }) => nickname.toLowerCase())).size).toBe(people.length);
});

test("most people, those written by hand and those who like the demo member are whole", () => {
  const isWhole = (person: (typeof people)[number], at: number) => person === complete[at];
  expect(people.filter(isWhole).length).toBeGreaterThan(people.length * 0.7);
  for (const [at, person] of people.entries()) if (person.likesMember) expect(isWhole(person, at)).toBe(true);
});
