import type { Gender, LookingFor } from "@nakamatch/contract/vocabulary/people";
import { GENDERS } from "@nakamatch/contract/vocabulary/people";
import { preferencesFit } from "@nakamatch/domain/meeting/preferences";
import { ageOn } from "@nakamatch/domain/people/age";
import { createBioWriter } from "./bio.ts";
import { type CatalogueTitle, DEMO_MAIL_DOMAIN, type DemoInput, type DemoPerson } from "./demo-types.ts";
import { createInterestDrawer, type Region } from "./interests.ts";
import { CHAT_PARTNERS, SIGN_IN_PEOPLE } from "./material/anchors.ts";
import { NAMES } from "./material/names.ts";
import { TASTE_NAMES, TASTES, type TasteName } from "./material/tastes.ts";
import { createNicknameMaker } from "./nicknames.ts";
import { findCity, type Home, settle } from "./places.ts";
import { createRandom, type Random } from "./random.ts";
import { buildSpecialPeople } from "./special.ts";
import { bornFor, fromWritten } from "./written-people.ts";

export const DEMO_PEOPLE_COUNT = 240;
/** Including chat partners. */
export const DEMO_LIKES_COUNT = 14;

const OLDEST_ADMIRER = 40;
const SEED = 20_260_401;
const LATIN_AMERICA = ["MX", "AR", "CO", "CL", "PE", "UY", "EC", "CR", "BR"];

/** Builds 240 people, chat partners first. The same input gives the same people. */
export function buildDemoPeople(input: DemoInput): DemoPerson[] {
  const random = createRandom(SEED);
  const hub = findCity(input.cities, "Madrid", "ES");
  const partners = CHAT_PARTNERS.map((written) => ({
    ...fromWritten(written, input, written.nickname.toLowerCase()),
    likesMember: true,
  }));
  const taken = [...CHAT_PARTNERS, ...Object.values(SIGN_IN_PEOPLE)].map(({ nickname }) => nickname);
  const invent = createInventor(input, taken);
  const homes = settle(input.cities, hub, DEMO_PEOPLE_COUNT - partners.length, random);
  const others = homes.map((home, index) =>
    invent(home, `demo-${String(index + partners.length + 1).padStart(3, "0")}`),
  );
  return withLikes([...partners, ...others], input, random);
}

/** Creates a function that remembers what must not repeat. */
function createInventor(input: DemoInput, takenNicknames: readonly string[]): (home: Home, key: string) => DemoPerson {
  const drawInterests = createInterestDrawer(input.titles);
  const writeBio = createBioWriter();
  const makeNickname = createNicknameMaker(takenNicknames);
  const titleById = new Map(input.titles.map((title) => [title.id, title]));
  const usedNames = new Set<string>();

  return ({ country, city, language, culture }, key) => {
    const random = createRandom(SEED + Number(key.slice(-3)) * 7919);
    const gender = random.weighted<Gender>([
      ["mujer", 46],
      ["hombre", 44],
      ["otro", 10],
    ]);
    const age = drawAge(random);
    const birthDate = bornFor(age, random.int(0, 360), input.referenceDate);
    const tastes = drawTastes(random);
    const intentions = drawIntentions(gender, random);
    const interestIds = drawInterests(tastes, drawCount(random), regionOf(country.code), random);
    const interests = byFondness(
      interestIds.flatMap((id) => titleById.get(id) ?? []),
      random,
    );
    const names = NAMES[culture];
    const [firstName, lastName] = draw(
      () => [random.pick(firstNames(gender, names, random)), random.pick(names.last)] as const,
      ([first, last]) => first !== last && !usedNames.has(`${first} ${last}`),
    );
    usedNames.add(`${firstName} ${lastName}`);
    const nickname = makeNickname({ firstName, language, tastes, birthYear: Number(birthDate.slice(0, 4)) }, random);
    // Always before `drawLastSeen()`.
    const createdDaysAgo = random.int(15, 420);
    return {
      key,
      email: `${nickname.toLowerCase()}@${DEMO_MAIL_DOMAIN}`,
      nickname,
      firstName,
      lastName,
      birthDate,
      language,
      countryCode: city.countryCode,
      cityId: city.id,
      bio: writeBio({ language, countryCode: city.countryCode, lookingFor: intentions.lookingFor, interests }, random),
      gender,
      ...intentions,
      interestIds,
      isPremium: random.chance(0.15),
      likesMember: false,
      lastSeenMinutesAgo: drawLastSeen(random),
      createdDaysAgo,
      tastes,
    };
  };
}

/** Sorts mostly by popularity. */
function byFondness(titles: readonly CatalogueTitle[], random: Random): CatalogueTitle[] {
  const scored = titles.map((title) => [(title.rank + 5) * random.between(0.2, 3), title] as const);
  return scored.sort(([a], [b]) => a - b).map(([, title]) => title);
}

/** Draws an age, mostly 19 to 38. */
function drawAge(random: Random): number {
  const [from, to] = random.weighted<readonly [number, number]>([
    [[19, 23], 18],
    [[24, 30], 40],
    [[31, 38], 26],
    [[39, 48], 11],
    [[49, 62], 5],
  ]);
  return random.int(from, to);
}

function drawTastes(random: Random): TasteName[] {
  const count = random.weighted<number>([
    [1, 4],
    [2, 4],
    [3, 2],
  ]);
  const tastes = new Set<TasteName>();
  while (tastes.size < count)
    tastes.add(random.weighted(TASTE_NAMES.map((name) => [name, TASTES[name].share] as const)));
  return [...tastes];
}

function drawCount(random: Random): number {
  const [from, to] = random.weighted<readonly [number, number]>([
    [[3, 6], 1],
    [[7, 13], 4],
    [[14, 22], 4],
    [[23, 40], 2],
  ]);
  return random.int(from, to);
}

type Intentions = Pick<DemoPerson, "lookingFor" | "friendshipPreference" | "relationshipPreference">;

/** Preferences are empty for what is not wanted. */
function drawIntentions(gender: Gender, random: Random): Intentions {
  const lookingFor = random.weighted<LookingFor>([
    ["amistad", 32],
    ["relacion", 26],
    ["ambas", 42],
  ]);
  const friends = random.chance(0.84)
    ? [...GENDERS]
    : GENDERS.filter((other) => other === gender || random.chance(0.5));
  const partners = random.weighted<Gender[]>(
    gender === "otro"
      ? [
          [[...GENDERS], 6],
          [["mujer"], 1],
          [["hombre"], 1],
          [["mujer", "otro"], 1],
          [["hombre", "otro"], 1],
        ]
      : [
          [[gender === "hombre" ? "mujer" : "hombre"], 66],
          [[gender], 12],
          [["hombre", "mujer"], 10],
          [[...GENDERS], 12],
        ],
  );
  return {
    lookingFor,
    friendshipPreference: lookingFor === "relacion" ? [] : friends,
    relationshipPreference: lookingFor === "amistad" ? [] : partners,
  };
}

function firstNames(gender: Gender, names: (typeof NAMES)[keyof typeof NAMES], random: Random): readonly string[] {
  if (gender === "otro") return random.chance(0.6) ? names.neutral : names[random.pick(["hombre", "mujer"] as const)];
  return names[gender];
}

function regionOf(countryCode: string): Region {
  if (countryCode === "ES") return "spain";
  return LATIN_AMERICA.includes(countryCode) ? "latin" : "elsewhere";
}

function drawLastSeen(random: Random): number {
  const [from, to] = random.weighted<readonly [number, number]>([
    [[0, 1], 9],
    [[2, 59], 18],
    [[60, 1439], 38],
    [[1440, 20_000], 35],
  ]);
  return random.int(from, to);
}

/** Gives up after 60 attempts and accepts anything. */
function draw<T>(attempt: () => T, accept: (value: T) => boolean): T {
  let value = attempt();
  for (let tries = 0; tries < 60 && !accept(value); tries++) value = attempt();
  return value;
}

/** Adds likes of compatible people, from the same country first. */
function withLikes(people: DemoPerson[], input: DemoInput, random: Random): DemoPerson[] {
  const { member } = buildSpecialPeople(input);
  const isLikely = ({ birthDate }: DemoPerson): boolean => ageOn(birthDate, input.referenceDate) <= OLDEST_ADMIRER;
  const compatible = random
    .shuffle(people.filter((person) => !person.likesMember && isLikely(person) && preferencesFit(member, person)))
    .sort((a, b) => Number(b.countryCode === member.countryCode) - Number(a.countryCode === member.countryCode));
  const already = people.filter(({ likesMember }) => likesMember).length;
  // Three live further away, to show distances.
  const chosen = [...compatible.slice(0, DEMO_LIKES_COUNT - already - 3), ...compatible.slice(-3)];
  const keys = new Set(chosen.map(({ key }) => key));
  return people.map((person) => (keys.has(person.key) ? { ...person, likesMember: true } : person));
}
