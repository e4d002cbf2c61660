import { DEFAULT_NICKNAME } from "@nakamatch/contract/vocabulary/people";
import { type AnyColumn, eq, type SQL, sql } from "drizzle-orm";
import { hasPremium } from "./premium.ts";
import { cities } from "./schema/geography.ts";
import { heldPhotos } from "./schema/moderation.ts";
import { profiles } from "./schema/people.ts";

/**
 * The photo of a person, of `profiles`, as others see it: none while it waits for a moderator or was rejected. `avatar_url`
 * itself is only for its owner; a repository check (`tools/checks/photo-readers.ts`) fails for a statement that reads it.
 */
export const shownPhoto = sql<string | null>`case
  when not exists (select from ${heldPhotos} where ${eq(heldPhotos.personId, profiles.id)})
  then ${profiles.avatarUrl} end`;

/** A person's nickname as it is shown. */
export function nicknameOf(nickname: AnyColumn): SQL<string> {
  return sql<string>`coalesce(${nickname}, ${sql.raw(`'${DEFAULT_NICKNAME}'`)})`;
}

/** The columns of a person's badge, from `profiles`: what every screen that names a person shows. */
export const badgeColumns = {
  id: profiles.id,
  nickname: nicknameOf(profiles.nickname),
  avatarUrl: shownPhoto,
  isPremium: hasPremium(profiles.id),
};

/** The columns of a person in a list, of `profiles` left-joined with `cities`. Profiles' `presentPerson` presents them. */
export const summaryColumns = {
  ...badgeColumns,
  birthDate: profiles.birthDate,
  country: profiles.country,
  city: cities.name,
};
