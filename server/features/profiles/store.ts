import { DEFAULT_NICKNAME } from "@nakamatch/contract/vocabulary/people";
import { and, eq, sql } from "drizzle-orm";
import type { Queryable } from "../../platform/database/open.ts";
import { hasPremium } from "../../platform/database/premium.ts";
import { preparedOnce } from "../../platform/database/prepared.ts";
import { discovery, discoveryTitles } from "../../platform/database/schema/discovery.ts";
import { cities } from "../../platform/database/schema/geography.ts";
import { interests, profileInterests } from "../../platform/database/schema/interests.ts";
import { profiles } from "../../platform/database/schema/people.ts";
import { visibleTo } from "../../platform/database/visibility.ts";
import type { ChosenRow, PersonRow, ShareableRow } from "./types.ts";

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
    })
    .from(profiles)
    .leftJoin(cities, eq(cities.id, profiles.city))
    .where(and(sql`${profiles.id} = any(${ids}::uuid[])`, visibleTo(viewerId, profiles.id)))
    .prepare("profiles_visible_people"),
);

/** Those of the people in `ids` whom the viewer may see, in no particular order. */
export function readVisiblePeople(db: Queryable, viewerId: string, ids: string[]): Promise<PersonRow[]> {
  return visiblePeople(db).execute({ viewerId, ids });
}

const shareableTitles = preparedOnce((db) => {
  const own = sql`array(
    select ${profileInterests.interestId} from ${profileInterests} where ${profileInterests.profileId} = ${viewerId})`;
  return db
    .select({
      id: interests.id,
      name: interests.name,
      kind: interests.kind,
      nameNumber: sql<number>`${discoveryTitles.numbers}[1]`,
      isOwn: sql<boolean>`${interests.id} = any(${own})`,
    })
    .from(interests)
    .innerJoin(discoveryTitles, eq(discoveryTitles.interestId, interests.id))
    .where(
      sql`${interests.id} = any(array(
        select distinct unnest(named.numbers) from ${discoveryTitles} named where named.gustos_id = any(${own})))`,
    )
    .orderBy(
      sql`${interests.rank} nulls last`,
      sql`case when ${interests.rank} is null then fold_text(${interests.name}) end`,
      interests.id,
    )
    .prepare("profiles_shareable_titles");
});

/** The viewer's titles and all others of the same names (DISC-15), the best known first, then by name. */
export function readShareableTitles(db: Queryable, viewerId: string): Promise<ShareableRow[]> {
  return shareableTitles(db).execute({ viewerId });
}

const chosenTitles = preparedOnce((db) =>
  db
    .select({
      personId: discovery.id,
      chosen: sql<number[]>`array(
        select ${profileInterests.interestId} from ${profileInterests}
        where ${profileInterests.profileId} = ${discovery.id}
      ) & ${sql.placeholder("titles")}::int[]`,
      total: discovery.interestCount,
    })
    .from(discovery)
    .where(sql`${discovery.id} = any(${ids}::uuid[])`)
    .prepare("profiles_chosen_titles"),
);

/** Which of `titles` each of `ids` chose, in no particular order. */
export function readChosenTitles(db: Queryable, ids: string[], titles: number[]): Promise<ChosenRow[]> {
  return chosenTitles(db).execute({ ids, titles });
}
