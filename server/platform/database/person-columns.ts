import { DEFAULT_NICKNAME } from "@nakamatch/contract/vocabulary/people";
import { sql } from "drizzle-orm";
import { hasPremium } from "./premium.ts";
import { cities } from "./schema/geography.ts";
import { profiles } from "./schema/people.ts";

/** The columns of a person's badge, from `profiles`: what every screen that names a person shows. */
export const badgeColumns = {
  id: profiles.id,
  nickname: sql<string>`coalesce(${profiles.nickname}, ${sql.raw(`'${DEFAULT_NICKNAME}'`)})`,
  avatarUrl: profiles.avatarUrl,
  isPremium: hasPremium(profiles.id),
};

/** The columns of a person in a list, of `profiles` left-joined with `cities`. Profiles' `presentPerson` presents them. */
export const summaryColumns = {
  ...badgeColumns,
  birthDate: profiles.birthDate,
  country: profiles.country,
  city: cities.name,
};
