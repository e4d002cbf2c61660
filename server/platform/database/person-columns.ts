import { DEFAULT_NICKNAME } from "@nakamatch/contract/vocabulary/people";
import { type AnyColumn, eq, type SQL, sql } from "drizzle-orm";
import { hasPremium } from "./premium.ts";
import { cities } from "./schema/geography.ts";
import { heldPhotos } from "./schema/moderation.ts";
import { profiles } from "./schema/people.ts";
import { verifiedPeople } from "./schema/verification.ts";

/** The photo for others: none in quarantine or after rejection. `tools/checks/photo-readers.ts` guards `avatar_url`. */
export const shownPhoto = sql<string | null>`case
  when not exists (select from ${heldPhotos} where ${eq(heldPhotos.personId, profiles.id)})
  then ${profiles.avatarUrl} end`;

/** Triggers end the mark with the first photo. */
export const isVerified = sql<boolean>`exists (
  select from ${verifiedPeople} where ${eq(verifiedPeople.personId, profiles.id)})`;

export function nicknameOf(nickname: AnyColumn): SQL<string> {
  return sql<string>`coalesce(${nickname}, ${sql.raw(`'${DEFAULT_NICKNAME}'`)})`;
}

/** From `profiles`, for every screen that names a person. */
export const badgeColumns = {
  id: profiles.id,
  nickname: nicknameOf(profiles.nickname),
  avatarUrl: shownPhoto,
  isPremium: hasPremium(profiles.id),
};

/** From `profiles` left-joined with `cities`; presented by `presentPerson`. */
export const summaryColumns = {
  ...badgeColumns,
  isVerified,
  birthDate: profiles.birthDate,
  country: profiles.country,
  city: cities.name,
};
