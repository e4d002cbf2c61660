import { and, eq, sql } from "drizzle-orm";
import type { Queryable } from "../../platform/database/open.ts";
import { summaryColumns } from "../../platform/database/person-columns.ts";
import { preparedOnce } from "../../platform/database/prepared.ts";
import { discovery, discoveryTitles } from "../../platform/database/schema/discovery.ts";
import { cities } from "../../platform/database/schema/geography.ts";
import { interests, profileInterests } from "../../platform/database/schema/interests.ts";
import { matches } from "../../platform/database/schema/meeting.ts";
import { profiles } from "../../platform/database/schema/people.ts";
import { visibleTo } from "../../platform/database/visibility.ts";
import type { Dot, NewProfile, PersonRow, ShareableRow } from "./types.ts";

const ids = sql.placeholder("ids");
const viewerId = sql.placeholder("viewerId");

const visiblePeople = preparedOnce((db) =>
  db
    .select({
      ...summaryColumns,
      bio: sql<string>`coalesce(${profiles.bio}, '')`,
      gender: profiles.gender,
      lookingFor: profiles.lookingFor,
      // The smaller id of a pair comes first.
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

/** Stores the profile of a new account. */
export async function insertProfile(tx: Queryable, profile: NewProfile): Promise<void> {
  await tx.insert(profiles).values(profile);
}

const dotColumns = { likes: "hasNewLikes", chats: "hasNewChats" } as const satisfies Record<Dot, string>;

/** Turns one of the person's unread dots off, where it is on. */
export async function updateDotOff(db: Queryable, personId: string, dot: Dot): Promise<void> {
  const column = dotColumns[dot];
  await db
    .update(profiles)
    .set({ [column]: false })
    .where(and(eq(profiles.id, personId), eq(profiles[column], true)));
}

/** Sets or clears the moderator flag; tells whether anybody has this e-mail. */
export async function updateModerator(db: Queryable, email: string, isModerator: boolean): Promise<boolean> {
  const changed = await db.update(profiles).set({ isModerator }).where(eq(profiles.email, email)).returning();
  return changed.length > 0;
}
