import { INTEREST_KINDS, type InterestKind } from "@nakamatch/contract/vocabulary/people";
import { type CatalogueTitle, DEMO_MAIL_DOMAIN, type DemoInput, type DemoPerson } from "./demo-types.ts";
import type { WrittenPerson } from "./material/anchors.ts";
import { findCity } from "./places.ts";

const DAY_MS = 86_400_000;

/** Returns a birth date with a birthday `daysSince` days ago. */
export function bornFor(age: number, daysSince: number, referenceDate: string): string {
  const birthday = new Date(Date.parse(`${referenceDate}T00:00:00Z`) - daysSince * DAY_MS);
  const year = birthday.getUTCFullYear() - age;
  // Avoids 29 February.
  const day = birthday.getUTCMonth() === 1 ? Math.min(28, birthday.getUTCDate()) : birthday.getUTCDate();
  return new Date(Date.UTC(year, birthday.getUTCMonth(), day)).toISOString().slice(0, 10);
}

/** Finds titles by exact name; skips unknown names. */
export function idsOfTitles(
  titles: readonly CatalogueTitle[],
  names: Record<InterestKind, readonly string[]>,
): number[] {
  const ids = INTEREST_KINDS.flatMap((kind) =>
    names[kind].map((name) => titles.find((title) => title.kind === kind && title.name === name)?.id),
  );
  return [...new Set(ids.filter((id) => id !== undefined))];
}

export function fromWritten(written: WrittenPerson, input: DemoInput, localPart: string): DemoPerson {
  const { titles, city, age, ...rest } = written;
  return {
    ...rest,
    friendshipPreference: [...rest.friendshipPreference],
    relationshipPreference: [...rest.relationshipPreference],
    tastes: [...rest.tastes],
    email: `${localPart}@${DEMO_MAIL_DOMAIN}`,
    birthDate: bornFor(age, 40 + age, input.referenceDate),
    cityId: findCity(input.cities, city, written.countryCode).id,
    interestIds: idsOfTitles(input.titles, titles),
    likesMember: false,
  };
}
