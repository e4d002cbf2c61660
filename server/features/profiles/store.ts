import { DEFAULT_NICKNAME } from "@nakamatch/contract/vocabulary/people";
import { and, eq, sql } from "drizzle-orm";
import type { Queryable } from "../../platform/database/open.ts";
import { hasPremium } from "../../platform/database/premium.ts";
import { preparedOnce } from "../../platform/database/prepared.ts";
import { discovery } from "../../platform/database/schema/discovery.ts";
import { cities } from "../../platform/database/schema/geography.ts";
import { profileInterests } from "../../platform/database/schema/interests.ts";
import { matches } from "../../platform/database/schema/meeting.ts";
import { profiles } from "../../platform/database/schema/people.ts";
import { type ShareableRow, shareableTitles } from "../../platform/database/shareable-titles.ts";
import { visibleTo } from "../../platform/database/visibility.ts";
import type { PersonRow } from "./types.ts";

const ids = sql.placeholder("ids");
const viewerId = sql.placeholder("viewerId");

const visiblePeople = preparedOnce((db) =>
  db
    .select({
      id: profiles.id,
      nickname: sql<string>`coalesce(${profiles.nickname}, ${sql.raw(`'${DEFAULT_NICKNAME}'`)})`,
      avatarUrl: profiles.avatarUrl,
      birthDate: profiles.birthDate,
      country: profiles.country,
      city: cities.name,
      isPremium: hasPremium(profiles.id),
      bio: sql<string>`coalesce(${profiles.bio}, '')`,
      gender: profiles.gender,
      lookingFor: profiles.lookingFor,
      // The smaller id of a pair stands first.
      hasLiked: sql<boolean>`exists (
        select from ${matches}
        where ${matches.user1Id} = least(${viewerId}::uuid, ${profiles.id})
          and ${matches.user2Id} = greatest(${viewerId}::uuid, ${profiles.id})
          and case ${matches.user1Id} when ${viewerId} then ${matches.likedByUser1} else ${matches.likedByUser2} end)`,
      totalInterests: discovery.interestCount,
      chosen: sql<number[]>`array(
        select ${profileInterests.interestId} from ${profileInterests}
        where ${profileInterests.profileId} = ${profiles.id}
      ) & ${sql.placeholder("titles")}::int[]`,
    })
    .from(profiles)
    .innerJoin(discovery, eq(discovery.id, profiles.id))
    .leftJoin(cities, eq(cities.id, profiles.city))
    .where(and(sql`${profiles.id} = any(${ids}::uuid[])`, visibleTo(viewerId, profiles.id)))
    .prepare("profiles_visible_people"),
);

/** Those of the people in `ids` whom the viewer may see, in no particular order; `titles` are those the viewer may share. */
export function readVisiblePeople(
  db: Queryable,
  asked: { viewerId: string; ids: string[]; titles: number[] },
): Promise<PersonRow[]> {
  return visiblePeople(db).execute(asked);
}

const shareable = preparedOnce((db) =>
  db
    .select({ titles: shareableTitles(viewerId) })
    .from(sql`(select) one`)
    .prepare("profiles_shareable_titles"),
);

/** The titles that people may share with the viewer (DISC-15). */
export async function readShareable(db: Queryable, viewerId: string): Promise<ShareableRow[]> {
  const [row] = await shareable(db).execute({ viewerId });
  return row?.titles ?? [];
}
