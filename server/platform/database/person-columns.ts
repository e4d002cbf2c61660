import { DEFAULT_NICKNAME, type NameChoice } from "@nakamatch/contract/vocabulary/people";
import { PHOTO_PREFIX } from "@nakamatch/domain/people/photo-address";
import { type AnyColumn, eq, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { hasPremium } from "./premium.ts";
import { cities } from "./schema/geography.ts";
import { heldPhotos } from "./schema/moderation.ts";
import { profiles } from "./schema/people.ts";
import { verifiedPeople } from "./schema/verification.ts";

/** Returns the address of a stored path. */
export function photoUrlOf(path: AnyColumn | SQL): SQL<string> {
  return sql<string>`${sql.raw(`'${PHOTO_PREFIX}'`)} || ${path}`;
}

/** Whether a photo of the person in `profiles` is in quarantine or rejected. */
function isHeld(url: SQLWrapper): SQL {
  return sql`exists (
    select from ${heldPhotos}
    where ${eq(heldPhotos.personId, profiles.id)} and ${photoUrlOf(heldPhotos.path)} = ${url})`;
}

/** The publicly visible photo, neither quarantined nor rejected. `tools/checks/photo-readers.ts` guards `avatar_url`. */
export const shownPhoto = sql<
  string | null
>`case when not ${isHeld(profiles.avatarUrl)} then ${profiles.avatarUrl} end`;

/** All photos of a person, in order. */
export const allPhotos = sql<string[]>`array_remove(${profiles.avatarUrl} || ${profiles.morePhotos}, null)`;

/** All publicly visible photos, in order. */
export const shownPhotos = sql<string[]>`array(
  select photo.url from unnest(${allPhotos}) with ordinality photo (url, place)
  where not ${isHeld(sql`photo.url`)} order by photo.place)`;

/** Triggers remove the mark with the first photo. */
export const isVerified = sql<boolean>`exists (
  select from ${verifiedPeople} where ${eq(verifiedPeople.personId, profiles.id)})`;

export function nicknameOf(nickname: AnyColumn): SQL<string> {
  return sql<string>`coalesce(${nickname}, ${sql.raw(`'${DEFAULT_NICKNAME}'`)})`;
}

/** A person's whole name, and what of it others read. */
export interface NameRow {
  firstName: string | null;
  lastName: string | null;
  nameChoice: NameChoice;
}

/** The only way a name leaves for other members: `shownName` makes of it what they may read. */
export const nameColumns = {
  firstName: profiles.firstName,
  lastName: profiles.lastName,
  nameChoice: profiles.nameChoice,
};

/** From `profiles`, for every screen that shows a person's name. */
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
