import type { PersonCard } from "@nakamatch/contract/schemas/people";
import type { DiscoveryFilters } from "@nakamatch/contract/vocabulary/discovery";
import { DISCOVERY_SORTS, type DiscoverySort } from "@nakamatch/contract/vocabulary/discovery";
import {
  GENDERS,
  type Gender,
  INTEREST_KINDS,
  type InterestKind,
  LOOKING_FOR,
} from "@nakamatch/contract/vocabulary/people";
import type { SpokenLanguage } from "@nakamatch/contract/vocabulary/spoken-languages";
import { pickCommonInterests } from "@nakamatch/domain/meeting/common-interests";
import { compatibilityPercent } from "@nakamatch/domain/meeting/compatibility";
import { distanceHundredths } from "@nakamatch/domain/meeting/distance";
import { possibleBetween, preferencesFit } from "@nakamatch/domain/meeting/preferences";
import { ageOn, utcDate } from "@nakamatch/domain/people/age";
import fc from "fast-check";
import { afterAll, expect, it } from "vitest";
import { authUsers } from "../../../platform/database/schema/auth.ts";
import { cities, countries } from "../../../platform/database/schema/geography.ts";
import { interests, profileInterests } from "../../../platform/database/schema/interests.ts";
import { matches } from "../../../platform/database/schema/meeting.ts";
import { profiles } from "../../../platform/database/schema/people.ts";
import { subscriptions } from "../../../platform/database/schema/premium.ts";
import { bans, blocks } from "../../../platform/database/schema/safety.ts";
import { verifiedPeople } from "../../../platform/database/schema/verification.ts";
import { createTestDatabase } from "../../../testing/database.ts";
import { discoverPeople } from "./service.ts";

const NOW = new Date("2026-06-15T12:00:00Z");

/** Two share a place, so that distances tie; one is across the date line. */
const PLACES = [
  { id: 1, name: "Madrid", latitude: 40.4165, longitude: -3.70256 },
  { id: 2, name: "Madrid Centro", latitude: 40.4165, longitude: -3.70256 },
  { id: 3, name: "Getafe", latitude: 40.30571, longitude: -3.73295 },
  { id: 4, name: "Suva", latitude: -18.14161, longitude: 178.44149 },
  { id: 5, name: "Apia", latitude: -13.83333, longitude: -171.76666 },
].map((place) => ({ ...place, countryCode: place.id < 4 ? "ES" : "FJ" }));

/** Names in several kinds, titles without a rank, ranks tied between kinds. */
const TITLES = ["Arcane", "arcane", "ARCANE", "Berserk", "Castlevania", "Castlevania", "Dune", "Élite"].map(
  (name, index) => ({
    id: index + 1,
    name,
    kind: INTEREST_KINDS[index % 3]!,
    rank: index % 4 === 3 ? null : 10 - index,
  }),
);

const everyGender = fc.constant<Gender[]>([...GENDERS]);
const someGenders = fc.subarray<Gender>([...GENDERS]);
const mostly = <Value>(value: fc.Arbitrary<Value>, rare: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 6, arbitrary: value }, { weight: 1, arbitrary: rare });
const orNull = <Value>(value: fc.Arbitrary<Value>) => mostly<Value | null>(value, fc.constant(null));

const personArbitrary = fc.record({
  id: fc.uuid({ version: 4 }),
  gender: orNull(fc.constantFrom(...GENDERS)),
  lookingFor: orNull(fc.constantFrom(...LOOKING_FOR)),
  friendshipPreference: mostly(everyGender, someGenders),
  relationshipPreference: mostly(everyGender, someGenders),
  place: orNull(fc.constantFrom(...PLACES)),
  birthDate: orNull(fc.constantFrom("2000-06-15", "2000-06-16", "2008-02-29", "1960-02-29", "1900-01-01")),
  titles: fc.subarray(TITLES),
  emailVerified: mostly(fc.constant(true), fc.constant(false)),
  isVerified: fc.boolean(),
  languages: fc.subarray<SpokenLanguage>(["ar", "es", "pt", "zh"]),
  ban: mostly<"none" | "running" | "over" | "warning">(
    fc.constant("none"),
    fc.constantFrom("running", "over", "warning"),
  ),
  subscription: fc.constantFrom<"none" | "open" | "ahead" | "over" | "canceled">(
    ...(["none", "none", "none", "open", "ahead", "over", "canceled"] as const),
  ),
});
type Someone = typeof personArbitrary extends fc.Arbitrary<infer Value> ? Value : never;

/** Each is absent, at its widest, or narrowing. */
const filtersArbitrary = fc
  .record(
    {
      minCompatibility: fc.constantFrom(0, 5, 50, 67, 100),
      maxDistance: fc.constantFrom(0, 12, 13, 1000, 1999, 2000),
      location: fc.constantFrom(
        { country: "" },
        { country: "ES" },
        { country: "ES", city: "2" },
        { country: "FJ", city: "1" },
      ),
      selectedInterests: fc.subarray(["ARCANE", "castlevania", "élite", "Nobody loves this"]),
      hideLiked: fc.boolean(),
      verified: fc.boolean(),
      sharedLanguage: fc.boolean(),
      ages: fc.constantFrom([18, 100], [18, 26], [26, 100], [18, 18], [27, 66]),
      // Around the birthday of people born on 29 February.
      today: fc.constantFrom("2026-06-15", "2026-02-28", "2026-03-01", "2028-02-29"),
    },
    { requiredKeys: ["today"] },
  )
  .map(({ location, ages, today, ...filters }) => ({
    now: new Date(`${today}T12:00:00Z`),
    filters: {
      ...filters,
      ...location,
      ...(ages && { ageRange: [ages[0]!, ages[1]!] as [number, number] }),
    } satisfies Partial<DiscoveryFilters>,
  }));
type Filtered = typeof filtersArbitrary extends fc.Arbitrary<infer Value> ? Value : never;

const populationArbitrary = fc.record({
  people: fc.uniqueArray(personArbitrary, { minLength: 2, maxLength: 24, selector: (person) => nickname(person) }),
  /** Pairs of places in `people`, by remainder. */
  blocks: fc.array(fc.tuple(fc.nat(), fc.nat()), { maxLength: 4 }),
  likes: fc.array(fc.tuple(fc.nat(), fc.nat()), { maxLength: 8 }),
  pageSize: fc.integer({ min: 1, max: 9 }),
  narrowings: fc.array(filtersArbitrary, { minLength: 6, maxLength: 6 }),
});

interface Population {
  people: Someone[];
  /** `from to`. */
  blocks: Set<string>;
  likes: Set<string>;
}

const database = await createTestDatabase();
await database.db.insert(countries).values([
  { code: "ES", name: "España" },
  { code: "FJ", name: "Fiyi" },
]);
await database.db.insert(cities).values(PLACES);
await database.db.insert(interests).values(TITLES);
afterAll(() => database.close());

it("DISC-07..16 DISC-19..21 DISC-25..31 LIMIT-15 LIMIT-16 LIMIT-19 OPEN-45 the ranking is what the rules say, for anybody, whatever the filters, page by page", async () => {
  await fc.assert(
    fc.asyncProperty(populationArbitrary, async ({ people, blocks, likes, pageSize, narrowings }) => {
      const population = { people, blocks: pairs(people, blocks), likes: pairs(people, likes) };
      await store(population);
      for (const [place, viewer] of people.slice(0, 6).entries()) {
        for (const filtered of [{ now: NOW, filters: {} }, narrowings[place]!]) {
          for (const sort of DISCOVERY_SORTS) {
            const expected = reference(population, viewer, sort, filtered);
            expect(await allPages(viewer, sort, filtered, pageSize, expected.length)).toEqual(expected);
          }
        }
      }
    }),
    { numRuns: 25 },
  );
}, 240_000);

function pairs(people: Someone[], places: [number, number][]): Set<string> {
  const ids = places.map((pair) => pair.map((place) => people[place % people.length]!.id));
  return new Set(ids.filter(([from, to]) => from !== to).map(([from, to]) => `${from} ${to}`));
}

/** All pages, joined; each has the total. */
async function allPages(
  viewer: Someone,
  sort: DiscoverySort,
  { now, filters }: Filtered,
  limit: number,
  total: number,
) {
  const found: PersonCard[] = [];
  let cursor: string | undefined;
  do {
    const deps = { db: database.db, clock: { now: () => now } };
    const page = await discoverPeople(deps, viewer.id, { ...filters, sort, limit, cursor });
    expect(page).toMatchObject({ total, viewerInterests: viewer.titles.length });
    if (page.nextCursor !== null) expect(page.people).toHaveLength(limit);
    found.push(...page.people);
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  return found;
}

/** The expected result: all people, filtered and sorted in memory. */
function reference(
  { people, blocks, likes }: Population,
  viewer: Someone,
  sort: DiscoverySort,
  { now, filters }: Filtered,
): PersonCard[] {
  const cards = people
    .filter((person) => person.id !== viewer.id)
    .filter((person) => person.emailVerified && person.ban !== "running")
    .filter((person) => !blocks.has(`${viewer.id} ${person.id}`) && !blocks.has(`${person.id} ${viewer.id}`))
    .filter((person) => preferencesFit(viewer, person))
    .map((person): PersonCard => {
      const common = commonTitles(viewer, person);
      return {
        id: person.id,
        nickname: nickname(person),
        avatarUrl: null,
        age: person.birthDate === null ? null : ageOn(person.birthDate, utcDate(now)),
        country: person.place?.countryCode ?? null,
        city: person.place?.name ?? null,
        gender: person.gender,
        lookingFor: person.lookingFor,
        isVerified: person.isVerified,
        isPremium: person.subscription === "open" || person.subscription === "ahead",
        distanceKm: viewer.place && person.place ? distanceHundredths(viewer.place, person.place) / 100 : null,
        compatibility: compatibilityPercent(common.length, viewer.titles.length, person.titles.length),
        interests: {
          ...pickCommonInterests(common, 6),
          total: common.length,
          byKind: countByKind(common),
          favourites: favouritesBeside(common.length, viewer, person),
        },
        line: null,
        foreignLanguages: viewer.languages.length === 0 || speaksOneOf(viewer, person) ? [] : person.languages,
        recentActivity: null,
        hasLiked: likes.has(`${viewer.id} ${person.id}`),
        isMatch: likes.has(`${viewer.id} ${person.id}`) && likes.has(`${person.id} ${viewer.id}`),
        possible: possibleBetween(viewer, person),
      };
    })
    .filter((card) => passes(card, people.find(({ id }) => id === card.id)!, filters))
    .filter(({ id }) => !filters.sharedLanguage || mayTalk(viewer, people.find((person) => person.id === id)!));
  const byDistance = (a: PersonCard, b: PersonCard) =>
    (a.distanceKm ?? Number.MAX_SAFE_INTEGER) - (b.distanceKm ?? Number.MAX_SAFE_INTEGER);
  const byCompatibility = (a: PersonCard, b: PersonCard) => b.compatibility - a.compatibility;
  const [first, second] = sort === "distance" ? [byDistance, byCompatibility] : [byCompatibility, byDistance];
  const byPremium = (a: PersonCard, b: PersonCard) => Number(b.isPremium) - Number(a.isPremium);
  return cards.sort((a, b) => first(a, b) || second(a, b) || byPremium(a, b) || (a.id < b.id ? -1 : 1));
}

const speaksOneOf = (viewer: Someone, person: Someone) =>
  person.languages.some((code) => viewer.languages.includes(code));

/** Unknown languages pass, the viewer's too. */
const mayTalk = (viewer: Someone, person: Someone) =>
  viewer.languages.length === 0 || person.languages.length === 0 || speaksOneOf(viewer, person);

/** The filters, as specified (DISC-25..31). */
function passes(card: PersonCard, person: Someone, filters: Partial<DiscoveryFilters>): boolean {
  const { minCompatibility = 0, maxDistance = 2000, ageRange: [minAge, maxAge] = [18, 100] } = filters;
  const names = filters.selectedInterests?.map((name) => name.toLowerCase()) ?? [];
  return (
    card.compatibility >= minCompatibility &&
    (maxDistance === 2000 || card.distanceKm === null || card.distanceKm <= maxDistance) &&
    ((minAge === 18 && maxAge === 100) || card.age === null || (card.age >= minAge && card.age <= maxAge)) &&
    (!filters.country || card.country === filters.country) &&
    (!filters.city || person.place?.id === Number(filters.city)) &&
    !(filters.hideLiked && card.hasLiked) &&
    (!filters.verified || card.isVerified) &&
    (names.length === 0 || person.titles.some(({ name }) => names.includes(name.toLowerCase())))
  );
}

/** Titles whose names the viewer does not love, if fewer than three are shared. */
function favouritesBeside(common: number, viewer: Someone, { titles }: Someone) {
  const names = viewer.titles.map(({ name }) => name.toLowerCase());
  const others = titles.filter(({ name }) => !names.includes(name.toLowerCase()));
  return titles.length - others.length < 3 ? pickCommonInterests(bestKnown(others), 6 - common).shown : [];
}

function countByKind(titles: { kind: InterestKind }[]) {
  const count = (wanted: InterestKind) => titles.filter(({ kind }) => kind === wanted).length;
  return { anime: count("anime"), juego: count("juego"), serie_pelicula: count("serie_pelicula") };
}

/** Pairs titles of equal name, same kind first. */
function commonTitles(viewer: Someone, person: Someone) {
  const unpaired = [...viewer.titles];
  const take = (found: number) => found >= 0 && unpaired.splice(found, 1).length > 0;
  const same = person.titles.filter(({ id }) => take(unpaired.findIndex((own) => own.id === id)));
  const others = person.titles
    .filter((title) => !same.includes(title))
    .sort((a, b) => (a.kind < b.kind ? -1 : 1))
    .filter(({ name }) => take(unpaired.findIndex((own) => own.name.toLowerCase() === name.toLowerCase())));
  return bestKnown([...same, ...others]);
}

/** The best known first, then by name. */
function bestKnown(titles: Someone["titles"]) {
  const rank = (title: { rank: number | null }) => title.rank ?? 1e9;
  // The test's names sort alike with and without accents.
  return titles
    .toSorted((a, b) => rank(a) - rank(b) || (a.name.toLowerCase() < b.name.toLowerCase() ? -1 : 1) || a.id - b.id)
    .map(({ id, name, kind }) => ({ id, name, kind }));
}

function subscriptionOf({ subscription }: Someone) {
  if (subscription === "none") return null;
  const ends = { open: null, ahead: inDays(1), over: inDays(-1), canceled: inDays(1) };
  return { status: subscription === "canceled" ? "canceled" : "active", endDate: ends[subscription] };
}

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);

const nickname = ({ id }: Someone) => `fan_${id.slice(-12)}`;

/** Replaces the stored population. */
async function store({ people, blocks: blockPairs, likes }: Population): Promise<void> {
  await database.db.transaction(async (tx) => {
    await tx.delete(authUsers);
    await tx
      .insert(authUsers)
      .values(people.map(({ id, emailVerified }) => ({ id, name: "Fan", email: `${id}@example.test`, emailVerified })));
    await tx.insert(profiles).values(
      people.map((person) => ({
        id: person.id,
        email: `${person.id}@example.test`,
        nickname: nickname(person),
        gender: person.gender,
        lookingFor: person.lookingFor,
        friendshipPreference: person.friendshipPreference,
        relationshipPreference: person.relationshipPreference,
        birthDate: person.birthDate,
        languages: person.languages,
        country: person.place?.countryCode ?? null,
        city: person.place?.id ?? null,
      })),
    );
    const chosen = people.flatMap(({ id, titles }) => titles.map((title) => ({ profileId: id, interestId: title.id })));
    if (chosen.length > 0) await tx.insert(profileInterests).values(chosen);
    for (const person of people) {
      const subscription = subscriptionOf(person);
      if (subscription) await tx.insert(subscriptions).values({ userId: person.id, plan: "mensual", ...subscription });
      if (person.ban !== "none") await tx.insert(bans).values({ userId: person.id, reason: "spam", ...banOf(person) });
    }
    // After the bans, which would remove the mark.
    const verified = people.filter(({ isVerified }) => isVerified).map(({ id }) => ({ personId: id }));
    if (verified.length > 0) await tx.insert(verifiedPeople).values(verified);
    for (const [blockerId, blockedId] of split(blockPairs)) await tx.insert(blocks).values({ blockerId, blockedId });
    for (const [from, to] of split(likes)) {
      const [user1Id, user2Id] = from < to ? [from, to] : [to, from];
      const flag = from < to ? { likedByUser1: true } : { likedByUser2: true };
      const target = [matches.user1Id, matches.user2Id];
      await tx
        .insert(matches)
        .values({ user1Id, user2Id, ...flag })
        .onConflictDoUpdate({ target, set: flag });
    }
  });
}

function banOf({ ban }: Someone) {
  if (ban === "warning") return { type: "warning" as const };
  return { type: "ban" as const, until: inDays(ban === "over" ? -1 : 1) };
}

function split(pairs: Set<string>): [string, string][] {
  return [...pairs].map((pair) => pair.split(" ") as [string, string]);
}
