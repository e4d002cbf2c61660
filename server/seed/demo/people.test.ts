import { LANGUAGES } from "@nakamatch/contract/vocabulary/languages";
import { AGE, BIO_MAX } from "@nakamatch/contract/vocabulary/limits";
import { GENDERS, LOOKING_FOR } from "@nakamatch/contract/vocabulary/people";
import { preferencesFit } from "@nakamatch/domain/meeting/preferences";
import { ageOn, isCalendarDate } from "@nakamatch/domain/people/age";
import { nameProblem } from "@nakamatch/domain/people/names";
import { nicknameProblem } from "@nakamatch/domain/people/nickname";
import { parsePrompts } from "@nakamatch/domain/people/prompts";
import { listedWordChanges, textsOfProfile, textsOfPrompts } from "@nakamatch/domain/safety/listed-words";
import { expect, test } from "vitest";
import { spokenTitle } from "./bio.ts";
import { DEMO_FIXTURE } from "./demo-testing.ts";
import type { DemoPerson } from "./demo-types.ts";
import { buildDemoPeople, DEMO_LIKES_COUNT, DEMO_PEOPLE_COUNT } from "./people.ts";
import { buildDemoPrompts } from "./prompts.ts";
import { buildSpecialPeople } from "./special.ts";

const people = buildDemoPeople(DEMO_FIXTURE);
const special = buildSpecialPeople(DEMO_FIXTURE);
const everyone = [...people, ...Object.values(special)];
const prompts = buildDemoPrompts(everyone, DEMO_FIXTURE.titles);
const titleById = new Map(DEMO_FIXTURE.titles.map((title) => [title.id, title]));

test("there are exactly 240 people, the same ones every time", () => {
  expect(people).toHaveLength(DEMO_PEOPLE_COUNT);
  expect(DEMO_PEOPLE_COUNT).toBe(240);
  expect(buildDemoPeople(DEMO_FIXTURE)).toEqual(people);
});

test("keys, nicknames and e-mail addresses are unique, ignoring case", () => {
  for (const of of [
    (person: DemoPerson) => person.key,
    (person: DemoPerson) => person.nickname.toLowerCase(),
    (person: DemoPerson) => person.email.toLowerCase(),
  ]) {
    expect(new Set(everyone.map(of)).size).toBe(everyone.length);
  }
  for (const { email, nickname } of people) expect(email).toBe(`${nickname.toLowerCase()}@demo.nakamatch.example`);
});

test("every person keeps within the limits of the product", () => {
  for (const person of everyone) {
    expect(nicknameProblem(person.nickname), person.nickname).toBeNull();
    expect(nameProblem(person.firstName), person.firstName).toBeNull();
    expect(nameProblem(person.lastName), person.lastName).toBeNull();
    expect(person.bio.length, person.bio).toBeLessThanOrEqual(BIO_MAX);
    expect(isCalendarDate(person.birthDate)).toBe(true);
    const age = ageOn(person.birthDate, DEMO_FIXTURE.referenceDate);
    expect(age).toBeGreaterThanOrEqual(AGE.min + 1);
    expect(age).toBeLessThanOrEqual(62);
    expect(person.interestIds.length).toBeGreaterThanOrEqual(3);
    expect(person.interestIds.length).toBeLessThanOrEqual(40);
    expect(new Set(person.interestIds).size).toBe(person.interestIds.length);
    const city = DEMO_FIXTURE.cities.find(({ id }) => id === person.cityId);
    expect(city?.countryCode).toBe(person.countryCode);
    expect(person.lastSeenMinutesAgo).toBeLessThan(person.createdDaysAgo * 1440);
  }
});

test("ages stay within bounds on any reference date, leap day included", () => {
  for (const referenceDate of ["2028-02-29", "2027-01-01", "2026-12-31"]) {
    for (const { birthDate } of buildDemoPeople({ ...DEMO_FIXTURE, referenceDate })) {
      expect(ageOn(birthDate, referenceDate)).toBeGreaterThanOrEqual(19);
      expect(ageOn(birthDate, referenceDate)).toBeLessThanOrEqual(62);
    }
  }
});

test("all genders, intentions and languages occur", () => {
  for (const gender of GENDERS) {
    for (const lookingFor of LOOKING_FOR) {
      expect(people.some((person) => person.gender === gender && person.lookingFor === lookingFor)).toBe(true);
    }
  }
  for (const language of LANGUAGES)
    expect(people.filter((person) => person.language === language).length).toBeGreaterThan(9);
  const premium = people.filter(({ isPremium }) => isPremium).length / people.length;
  expect(premium).toBeGreaterThan(0.09);
  expect(premium).toBeLessThan(0.22);
});

test("preferences are empty exactly where nothing of the kind is sought", () => {
  for (const { lookingFor, friendshipPreference, relationshipPreference } of everyone) {
    expect(friendshipPreference.length > 0).toBe(lookingFor !== "relacion");
    expect(relationshipPreference.length > 0).toBe(lookingFor !== "amistad");
  }
});

test("several people live in the demo member's city", () => {
  expect(people.filter(({ cityId }) => cityId === special.member.cityId).length).toBeGreaterThan(9);
});

test("those who like the demo member may appear to her, and she to them", () => {
  const admirers = people.filter(({ likesMember }) => likesMember);
  expect(admirers).toHaveLength(DEMO_LIKES_COUNT);
  for (const admirer of admirers) {
    expect(preferencesFit(special.member, admirer), admirer.key).toBe(true);
    expect(preferencesFit(admirer, special.member), admirer.key).toBe(true);
  }
});

test("people of one taste share more than people of unrelated tastes", () => {
  const likeness = (a: DemoPerson, b: DemoPerson): number => {
    const common = a.interestIds.filter((id) => b.interestIds.includes(id)).length;
    return common / (a.interestIds.length + b.interestIds.length - common);
  };
  const sum = { same: [0, 0] as [number, number], other: [0, 0] as [number, number] };
  for (const [index, a] of people.entries()) {
    for (const b of people.slice(index + 1)) {
      const related = a.tastes.some((taste) => b.tastes.includes(taste));
      if (related && a.tastes[0] !== b.tastes[0]) continue;
      const pair = a.tastes[0] === b.tastes[0] ? sum.same : sum.other;
      pair[0] += likeness(a, b);
      pair[1] += 1;
    }
  }
  expect(sum.same[0] / sum.same[1]).toBeGreaterThan((1.8 * sum.other[0]) / sum.other[1]);
});

test("no name, bio or answer holds a listed word", () => {
  for (const person of everyone) {
    const texts = { ...textsOfProfile(person), ...textsOfPrompts(prompts.get(person.key) ?? []) };
    expect(listedWordChanges(undefined, texts).found, person.key).toEqual([]);
  }
});

test("about two thirds have answers, which keep the rules and have no gaps", () => {
  const given = [...prompts.values()];
  const share = given.filter(({ length }) => length > 0).length / given.length;
  expect(share).toBeGreaterThan(0.6);
  expect(share).toBeLessThan(0.75);
  for (const answers of given) {
    expect(parsePrompts(answers, [])).toEqual({ ok: true, value: answers });
    for (const { answer } of answers) expect(answer).not.toMatch(/[{}]| {2}|\.\.|^\s|\s$/);
  }
});

test("bios name something the person really likes, have no gaps, and do not read alike", () => {
  let naming = 0;
  for (const { bio, language, interestIds } of people) {
    expect(bio).not.toMatch(/[{}]| {2}|\.\.|^\s|\s$/);
    if (interestIds.some((id) => bio.includes(spokenTitle(titleById.get(id)?.name ?? "?", language)))) naming += 1;
  }
  expect(naming).toBe(people.length);
  expect(new Set(people.map(({ bio }) => bio)).size).toBe(people.length);
});

test("the sign-in people are who they are announced to be", () => {
  expect(special.member).toMatchObject({ email: "demo@nakamatch.example", nickname: "Nami_Demo", gender: "mujer" });
  expect(special.premium).toMatchObject({ email: "premium@nakamatch.example", isPremium: true });
  expect(special.moderator).toMatchObject({ email: "moderator@nakamatch.example", nickname: "Mod_Robin" });
  const age = (person: DemoPerson): number => ageOn(person.birthDate, DEMO_FIXTURE.referenceDate);
  expect([special.member, special.premium, special.moderator].map(age)).toEqual([27, 31, 35]);
  expect(special.member.interestIds).toHaveLength(14);
});

test("titles the catalogue lacks are skipped", () => {
  const titles = DEMO_FIXTURE.titles.filter(({ name }) => name !== "One Piece");
  expect(buildSpecialPeople({ ...DEMO_FIXTURE, titles }).member.interestIds).toHaveLength(13);
});
