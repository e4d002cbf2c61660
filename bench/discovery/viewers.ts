import { generatePeople, type Homes, NOW } from "@nakamatch/ranking/bench/people";
import { specialViewers } from "@nakamatch/ranking/bench/scenarios";
import type { RankedPerson, Until } from "@nakamatch/ranking/types";

export interface BenchViewer {
  label: string;
  /** Chosen to be slow or extreme; measured separately. */
  isSpecial: boolean;
  person: RankedPerson;
  email: string;
}

export interface DrawOptions {
  people: number;
  seed: number;
  viewers: number;
  homes: Homes;
  /** By the generator's title number - 1. */
  titleIds: readonly number[];
  /** Milliseconds since 1970; expiry is shifted from the generator's present. */
  now: number;
}

const SPECIAL = ["in the largest city", "without a city", "without interests", "60 most popular titles"] as const;

/** Seeded, and visible to everyone. */
export function drawViewers(options: DrawOptions): BenchViewer[] {
  const { seed, homes, viewers } = options;
  const drawn = [...generatePeople({ count: viewers + SPECIAL.length, seed: seed + 1000, homes })];
  const average = drawn[0] as RankedPerson;
  const special = specialViewers(homes, { ...average, gender: "mujer", lookingFor: "ambas", ...WIDE_WISHES });
  const people = drawn.map((person, number) => {
    const label = SPECIAL[number - viewers];
    return { label: label ?? `viewer ${number + 1}`, person: label ? { ...special[label], id: person.id } : person };
  });
  return people.map(({ label, person }, number) => ({
    label,
    isSpecial: number >= viewers,
    person: { ...settle(person, options), hiddenUntil: false },
    email: `viewer-${number + 1}@example.test`,
  }));
}

const WIDE_WISHES = {
  friendshipPreference: ["hombre", "mujer", "otro"],
  relationshipPreference: ["hombre"],
} as const;

export function* drawOthers(options: DrawOptions): Generator<RankedPerson> {
  const count = Math.max(0, options.people - options.viewers - SPECIAL.length);
  for (const person of generatePeople({ count, seed: options.seed, homes: options.homes })) {
    yield settle(person, options);
  }
}

function settle(person: RankedPerson, { titleIds, now }: DrawOptions): RankedPerson {
  const shift = (until: Until) => (typeof until === "number" ? until - NOW + now : until);
  return {
    ...person,
    interestIds: Array.from(person.interestIds, (number) => titleIds[number - 1] as number),
    premiumUntil: shift(person.premiumUntil),
    hiddenUntil: shift(person.hiddenUntil),
  };
}
