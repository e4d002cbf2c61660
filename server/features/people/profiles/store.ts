import type { Interest } from "@nakamatch/contract/schemas/people";
import type { Prompt } from "@nakamatch/contract/schemas/prompts";
import type { Shelf } from "@nakamatch/contract/schemas/shelf";
import type { Language } from "@nakamatch/contract/vocabulary/languages";
import type { NameChoice } from "@nakamatch/contract/vocabulary/people";
import type { SpokenLanguage } from "@nakamatch/contract/vocabulary/spoken-languages";
import { SPOILER_MARK } from "@nakamatch/domain/meeting/spoilers";
import type { PersonFacts } from "@nakamatch/domain/people/person-facts";
import type { ProfileTexts } from "@nakamatch/domain/safety/listed-words";
import { aliasedTable, and, eq, ne, or, sql } from "drizzle-orm";
import type { Actor } from "../../../platform/auth/session-gate.ts";
import type { Queryable } from "../../../platform/database/open.ts";
import {
  allPhotos,
  nameColumns,
  nicknameOf,
  photoUrlOf,
  shownPhotos,
  summaryColumns,
} from "../../../platform/database/person-columns.ts";
import { preparedOnce } from "../../../platform/database/prepared.ts";
import { chats } from "../../../platform/database/schema/chats.ts";
import { dailyPeople, discovery, discoveryTitles } from "../../../platform/database/schema/discovery.ts";
import { cities } from "../../../platform/database/schema/geography.ts";
import { interests, profileInterests } from "../../../platform/database/schema/interests.ts";
import { matches } from "../../../platform/database/schema/meeting.ts";
import { heldPhotos, moderationLog } from "../../../platform/database/schema/moderation.ts";
import { profilePrompts, profiles } from "../../../platform/database/schema/people.ts";
import { shelfPins, titleStatuses } from "../../../platform/database/schema/shelf.ts";
import { isStatusShown } from "../../../platform/database/shelf-status.ts";
import { isInForce, visibleTo } from "../../../platform/database/visibility.ts";
import { hasMetPeople, recentActivityFor } from "./conditions.ts";
import type {
  Dot,
  NewProfile,
  OwnPhotoRow,
  OwnProfileRow,
  PersonRow,
  ProfileRow,
  ShareableRow,
  StaffFlag,
} from "./types.ts";

const ids = sql.placeholder("ids");
const viewerId = sql.placeholder("viewerId");
const personId = sql.placeholder("personId");

const bio = sql<string>`coalesce(${profiles.bio}, '')`;

/** The likes between viewer and person. Pairs have the smaller id first. */
const isPair = and(
  sql`${matches.user1Id} = least(${viewerId}::uuid, ${profiles.id})`,
  sql`${matches.user2Id} = greatest(${viewerId}::uuid, ${profiles.id})`,
);
const likeColumns = {
  hasLiked: sql<boolean>`coalesce(
    case ${matches.user1Id} when ${viewerId} then ${matches.likedByUser1} else ${matches.likedByUser2} end, false)`,
  isMatch: sql<boolean>`coalesce(${matches.likedByUser1} and ${matches.likedByUser2}, false)`,
};

const byFame = sql`${interests.rank} nulls last,
  case when ${interests.rank} is null then fold_text(${interests.name}) end, ${interests.id}`;

/** Below this number of shared titles, others are shown too. */
const FEW_SHARED = 3;

const visiblePeople = preparedOnce((db) =>
  db
    .select({
      ...summaryColumns,
      // From the ranking table, which saves a lookup per person.
      isVerified: discovery.isVerified,
      bio,
      gender: profiles.gender,
      lookingFor: profiles.lookingFor,
      // Spoilers are covered on profiles only.
      answer: sql<PersonRow["answer"]>`(
        select json_build_object('question', question, 'text', answer) from ${profilePrompts}
        where ${profilePrompts.personId} = ${profiles.id} and strpos(answer, ${sql.raw(`'${SPOILER_MARK}'`)}) = 0
        order by position limit 1)`,
      foreignLanguages: sql<SpokenLanguage[]>`(
        select case when own.languages = '{}' or own.languages && ${profiles.languages} then '{}' else ${profiles.languages} end
        from ${profiles} own where own.id = ${viewerId})`,
      recentActivity: recentActivityFor(viewerId),
      latitude: cities.latitude,
      longitude: cities.longitude,
      ...likeColumns,
      seeker: discovery.seeker,
      viewerSeeker: sql<number | null>`(select own.seeker from ${discovery} own where own.id = ${viewerId})`,
      totalInterests: discovery.interestCount,
      chosen: sql<number[]>`taste.chosen`,
      favourites: sql<Interest[] | null>`case when cardinality(taste.chosen) < ${FEW_SHARED} then (
        select json_agg(json_build_object('id', id, 'name', name, 'kind', kind) order by place)
        from (
          select ${interests.id} as id, ${interests.name} as name, ${interests.kind} as kind,
            row_number() over (order by ${byFame}) as place,
            row_number() over (partition by ${interests.kind} order by ${byFame}) as place_in_kind
          from ${profileInterests} join ${interests} on ${interests.id} = ${profileInterests.interestId}
          where ${profileInterests.profileId} = ${profiles.id} and ${interests.id} <> all(taste.chosen)
        ) loved
        where place_in_kind <= ${sql.placeholder("shown")}::int) end`,
    })
    .from(profiles)
    .innerJoin(discovery, eq(discovery.id, profiles.id))
    .crossJoinLateral(sql`(
      select array(
        select ${profileInterests.interestId} from ${profileInterests}
        where ${profileInterests.profileId} = ${profiles.id}
      ) & ${sql.placeholder("titles")}::int[] as chosen) taste`)
    .leftJoin(cities, eq(cities.id, profiles.city))
    .leftJoin(matches, isPair)
    .where(and(sql`${profiles.id} = any(${ids}::uuid[])`, visibleTo(viewerId, profiles.id)))
    .prepare("profiles_visible_people"),
);

/** Unordered. `titles` are those that may be shared; if few are, adds up to `shown` other favorites of each kind. */
export function readVisiblePeople(
  db: Queryable,
  asked: { viewerId: string; ids: string[]; titles: number[]; shown: number },
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
    .orderBy(byFame)
    .prepare("profiles_shareable_titles");
});

/** The viewer's titles and others of the same names (DISC-15), best known first. */
export function readShareable(db: Queryable, viewerId: string): Promise<ShareableRow[]> {
  return shareableTitles(db).execute({ viewerId });
}

const profileColumns = {
  ...summaryColumns,
  ...nameColumns,
  bio,
  gender: profiles.gender,
  lookingFor: profiles.lookingFor,
  friendshipPreference: profiles.friendshipPreference,
  relationshipPreference: profiles.relationshipPreference,
  prompts: sql<Prompt[]>`(
    select coalesce(json_agg(
      json_build_object('id', prompt.id, 'question', prompt.question, 'answer', prompt.answer) order by prompt.position), '[]')
    from ${profilePrompts} prompt where prompt.user_id = ${profiles.id})`,
  languages: profiles.languages,
};

const visibleProfile = preparedOnce((db) => {
  const viewer = aliasedTable(profiles, "viewer");
  const home = aliasedTable(cities, "home");
  const isMember = visibleTo(viewerId, profiles.id);
  const mayModerate = sql`not ${sql.placeholder("lacksSecondFactor")}::boolean`;
  return db
    .select({
      ...profileColumns,
      recentActivity: recentActivityFor(viewerId),
      photos: shownPhotos,
      latitude: cities.latitude,
      longitude: cities.longitude,
      viewer: {
        gender: viewer.gender,
        lookingFor: viewer.lookingFor,
        friendshipPreference: viewer.friendshipPreference,
        relationshipPreference: viewer.relationshipPreference,
      },
      viewerLatitude: home.latitude,
      viewerLongitude: home.longitude,
      ...likeColumns,
      likesViewer: sql<boolean>`coalesce(
        case ${matches.user1Id} when ${viewerId} then ${matches.likedByUser2} else ${matches.likedByUser1} end, false)`,
      hasMetPeople,
      isHidden: sql<boolean>`not ${isMember}`,
      reason: sql<number | null>`(select ${dailyPeople.reason} from ${dailyPeople}
        where ${dailyPeople.personId} = ${viewerId} and ${dailyPeople.shownId} = ${profiles.id})`,
      interests: sql<Interest[]>`(
        select coalesce(json_agg(
          json_build_object('id', ${interests.id}, 'name', ${interests.name}, 'kind', ${interests.kind})
          order by ${interests.rank} nulls last, fold_text(${interests.name}), ${interests.id}), '[]')
        from ${profileInterests} join ${interests} on ${interests.id} = ${profileInterests.interestId}
        where ${profileInterests.profileId} = ${profiles.id})`,
      shelf: sql<Shelf>`json_build_object(
        'pinned', array(
          select ${shelfPins.interestId} from ${shelfPins}
          where ${shelfPins.personId} = ${profiles.id} order by ${shelfPins.position}),
        'statuses', (
          select coalesce(json_agg(
            json_build_object('id', ${titleStatuses.interestId}, 'status', ${titleStatuses.status})
            order by ${titleStatuses.since} desc, ${titleStatuses.interestId}), '[]')
          from ${titleStatuses} where ${titleStatuses.personId} = ${profiles.id} and ${isStatusShown}))`,
    })
    .from(profiles)
    .leftJoin(cities, eq(cities.id, profiles.city))
    .leftJoin(viewer, eq(viewer.id, viewerId))
    .leftJoin(home, eq(home.id, viewer.city))
    .leftJoin(matches, isPair)
    .where(
      and(eq(profiles.id, personId), or(isMember, and(mayModerate, visibleTo(viewerId, profiles.id, "moderator")))),
    )
    .prepare("profiles_visible_profile");
});

/** Reads a profile that the viewer, perhaps a moderator, may see; best known interests first. */
export async function readProfile(
  db: Queryable,
  { id, lacksSecondFactor }: Pick<Actor, "id" | "lacksSecondFactor">,
  personId: string,
): Promise<ProfileRow | undefined> {
  const [found] = await visibleProfile(db).execute({ viewerId: id, personId, lacksSecondFactor });
  return found;
}

/** Changes whenever an editable value does. */
const version = sql<string>`md5(jsonb_build_array(
  ${profiles.firstName}, ${profiles.lastName}, ${profiles.country}, ${profiles.city}, ${profiles.bio}, ${profiles.gender},
  ${profiles.lookingFor}, ${profiles.friendshipPreference}, ${profiles.relationshipPreference})::text
  -- As in the release before, which knows none.
  || case when ${profiles.languages} = '{}' then '' else ${profiles.languages}::text end)`;

/** Reads a profile with editable values, and photos even if held. */
export async function readOwnProfile(db: Queryable, personId: string): Promise<OwnProfileRow | undefined> {
  const [own] = await db
    .select({
      ...profileColumns,
      recentActivity: recentActivityFor(profiles.id),
      showsActivity: profiles.showsActivity,
      avatarUrl: profiles.avatarUrl,
      photos: sql<OwnPhotoRow[]>`(
        select coalesce(json_agg(json_build_object(
          'url', photo.url, 'state', ${heldPhotos.state}, 'decisionId', ${heldPhotos.decisionId},
          'reason', ${moderationLog.reason}) order by photo.place), '[]')
        from unnest(${allPhotos}) with ordinality photo (url, place)
        left join ${heldPhotos}
          on ${heldPhotos.personId} = ${profiles.id} and ${photoUrlOf(heldPhotos.path)} = photo.url
        left join ${moderationLog} on ${moderationLog.id} = ${heldPhotos.decisionId})`,
      cityId: profiles.city,
      version,
    })
    .from(profiles)
    .leftJoin(cities, eq(cities.id, profiles.city))
    .where(eq(profiles.id, personId));
  return own;
}

/** Returns undefined without a profile. */
export async function lockTexts(tx: Queryable, personId: string): Promise<ProfileTexts | undefined> {
  const [own] = await tx
    .select({ firstName: profiles.firstName, lastName: profiles.lastName, bio: profiles.bio })
    .from(profiles)
    .where(eq(profiles.id, personId))
    .for("no key update");
  return own;
}

/** One statement: of concurrent updates, the second changes nothing (EDIT-14). */
export async function updateFacts(
  db: Queryable,
  personId: string,
  { cityId, ...facts }: PersonFacts & { languages: SpokenLanguage[] | undefined },
  expected: string,
): Promise<boolean> {
  const updated = await db
    .update(profiles)
    .set({ ...facts, city: cityId })
    .where(and(eq(profiles.userId, personId), eq(version, expected)))
    .returning({ id: profiles.id });
  return updated.length > 0;
}

export async function insertProfile(tx: Queryable, profile: NewProfile): Promise<void> {
  await tx.insert(profiles).values(profile);
}

const dotColumns = { likes: "hasNewLikes", chats: "hasNewChats" } as const satisfies Record<Dot, string>;

/** Sets the language of the person's emails. */
export async function setLanguage(db: Queryable, personId: string, language: Language): Promise<void> {
  await db.update(profiles).set({ language }).where(eq(profiles.id, personId));
}

/** Returns whether others read another name from now on. */
export async function updateNameChoice(tx: Queryable, personId: string, nameChoice: NameChoice): Promise<boolean> {
  const changed = await tx
    .update(profiles)
    .set({ nameChoice })
    .where(and(eq(profiles.id, personId), ne(profiles.nameChoice, nameChoice)))
    .returning({ id: profiles.id });
  return changed.length > 0;
}

export async function updateLanguages(db: Queryable, personId: string, languages: SpokenLanguage[]): Promise<void> {
  await db.update(profiles).set({ languages }).where(eq(profiles.id, personId));
}

export async function updateShowsActivity(db: Queryable, personId: string, showsActivity: boolean): Promise<void> {
  await db.update(profiles).set({ showsActivity }).where(eq(profiles.id, personId));
}

export async function updatePaused(db: Queryable, personId: string, isPaused: boolean): Promise<void> {
  await db.update(profiles).set({ isPaused }).where(eq(profiles.id, personId));
}

/** Turns an unread dot off (MATCH-13, NOTIF-08); triggers turn it on. Returns whether it was on. */
export async function clearDot(db: Queryable, personId: string, dot: Dot): Promise<boolean> {
  const column = dotColumns[dot];
  const changed = await db
    .update(profiles)
    .set({ [column]: false })
    .where(and(eq(profiles.id, personId), eq(profiles[column], true)))
    .returning({ id: profiles.id });
  return changed.length > 0;
}

/** All photos in order, including quarantined ones; undefined without a profile. */
export async function lockPhotos(tx: Queryable, personId: string): Promise<string[] | undefined> {
  const [own] = await tx.select({ photos: allPhotos }).from(profiles).where(eq(profiles.id, personId)).for("update");
  return own?.photos;
}

/** Sets the photos. The trigger `profiles_leave_photo` queues removed ones for deletion. Run it after `lockPhotos`. */
export async function setPhotos(tx: Queryable, personId: string, [first, ...others]: readonly string[]): Promise<void> {
  await tx
    .update(profiles)
    .set({ avatarUrl: first ?? null, morePhotos: others })
    .where(eq(profiles.id, personId));
}

export async function readModerators(db: Queryable): Promise<string[]> {
  const rows = await db.select({ id: profiles.id }).from(profiles).where(sql`${profiles.isModerator}`);
  return rows.map(({ id }) => id);
}

/** Returns staff emails, for the operator's commands (OPEN-95). */
export async function listStaff(db: Queryable, flag: StaffFlag): Promise<string[]> {
  const rows = await db
    .select({ email: profiles.email })
    .from(profiles)
    .where(sql`${profiles[flag]}`)
    .orderBy(profiles.email);
  return rows.map(({ email }) => email);
}

/** Returns false for an unknown email. */
export async function updateFlag(db: Queryable, email: string, values: Partial<Record<StaffFlag, boolean>>) {
  const changed = await db.update(profiles).set(values).where(eq(profiles.email, email)).returning();
  return changed.length > 0;
}

/** Reads at most `limit` people who may see the person and share a like or chat, chats first. */
export async function readOnlookerIds(db: Queryable, personId: string, limit: number): Promise<string[]> {
  // Taking back a like keeps the row.
  const isLiked = or(matches.likedByUser1, matches.likedByUser2);
  const { rows } = await db.execute<{ id: string }>(sql`
    select near.id from (
      select ${chats.user2Id} as id, 1 as rank from ${chats} where ${eq(chats.user1Id, personId)}
      union all select ${chats.user1Id}, 1 from ${chats} where ${eq(chats.user2Id, personId)}
      union all select ${matches.user2Id}, 2 from ${matches} where ${and(eq(matches.user1Id, personId), isLiked)}
      union all select ${matches.user1Id}, 2 from ${matches} where ${and(eq(matches.user2Id, personId), isLiked)}
    ) near
    where ${visibleTo(personId, sql`near.id`)}
      and ${isInForce(personId)}
    group by near.id
    order by min(near.rank), near.id
    limit ${limit}`);
  return rows.map(({ id }) => id);
}

/** Nicknames by id, without those of deleted accounts. */
export async function findNicknames(
  db: Queryable,
  moderatorId: string,
  ids: (string | null)[],
): Promise<Map<string, string>> {
  const people = sql.param(ids.filter((id) => id !== null));
  const rows = await db
    .select({ id: profiles.id, nickname: nicknameOf(profiles.nickname) })
    .from(profiles)
    .where(and(sql`${profiles.id} = any (${people}::uuid[])`, visibleTo(moderatorId, profiles.id, "moderator")));
  return new Map(rows.map(({ id, nickname }) => [id, nickname]));
}
