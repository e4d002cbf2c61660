import type { Chat } from "@nakamatch/contract/endpoints/chats/conversations";
import type { Match } from "@nakamatch/contract/endpoints/meeting/likes";
import type { OwnProfile, Profile } from "@nakamatch/contract/endpoints/people/profiles";
import type { PersonBadge, PersonCard, PersonSummary, SharedInterests } from "@nakamatch/contract/schemas/people";
import { COMMON_INTERESTS } from "@nakamatch/contract/vocabulary/limits";
import type { InterestKind, RecentActivity } from "@nakamatch/contract/vocabulary/people";
import { pickCommonInterests } from "@nakamatch/domain/meeting/common-interests";
import { type InfiniteData, type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import { orpc } from "../../../lib/api.ts";
import { toAppError } from "../../../lib/errors.ts";
import { findToday } from "../people-of-today.ts";

// Defaults for answers of the previous release.
const NEW_PARTS = { isVerified: false, prompts: [], photos: [], languages: [], recentActivity: null };
const NEW_PARTS_OF_OWN = { ...NEW_PARTS, nameChoice: "full" as const, showsActivity: true };
const NEW_PARTS_OF_OTHERS = { ...NEW_PARTS, shelf: { pinned: [], statuses: [] }, taste: null, likesViewer: false };

const completeOwn = (own: OwnProfile): OwnProfile => ({ ...NEW_PARTS_OF_OWN, ...own });
const complete = (profile: Profile): Profile => ({ ...NEW_PARTS_OF_OTHERS, ...profile });

export function ownProfileQuery() {
  return orpc.profiles.mine.queryOptions({ select: completeOwn });
}

/** Errors that mean: no visible person. An invalid id counts as well. */
const NOT_FOUND: ReadonlySet<string> = new Set(["PERSON_NOT_FOUND", "VALIDATION_FAILED"]);

/** Another person's profile. `known`: the data available now, from the profile or a cached list. */
export function useProfile(personId: string) {
  const queries = useQueryClient();
  const query = useQuery(orpc.profiles.get.queryOptions({ input: { personId }, select: complete }));
  const { data: profile, error } = query;
  const known = profile ? knownFromProfile(profile) : findKnownPerson(queries, personId);
  return { ...query, profile, known, isNotFound: error !== null && NOT_FOUND.has(toAppError(error).code) };
}

/** Data for the profile's head. Undefined is unknown, null is absent. */
export type KnownPerson = PersonBadge &
  Partial<Omit<PersonSummary, keyof PersonBadge>> & {
    realName?: string | null | undefined;
    distanceKm?: number | null | undefined;
    recentActivity?: RecentActivity | null | undefined;
    hasLiked?: boolean | undefined;
    likesViewer?: boolean | undefined;
    isMatch?: boolean | undefined;
    affinity?: { compatibility: number; interests: SharedInterests; viewerInterests?: number | undefined } | undefined;
  };

type Pages<Page> = [unknown, InfiniteData<Page> | undefined][];

/**
 * Data from cached lists: dashboard, then six for today, matches, chats. Profiles opened from one show name,
 * photo and titles at once.
 */
function findKnownPerson(queries: QueryClient, personId: string): KnownPerson | undefined {
  const cards = pagesOf<{ people: PersonCard[]; viewerInterests: number }>(
    queries,
    orpc.discovery.page.key({ type: "infinite" }),
  );
  for (const { people, viewerInterests } of cards) {
    const card = people.find(({ id }) => id === personId);
    if (card) return knownFromCard(card, viewerInterests);
  }
  const daily = findToday(queries, personId);
  if (daily) return knownFromDaily(daily);
  const matches = pagesOf<{ matches: Match[] }>(queries, orpc.likes.matches.key({ type: "infinite" }));
  const match = matches.flatMap((page) => page.matches).find(({ otherUser }) => otherUser.id === personId);
  if (match) return knownFromMatch(match);
  const chats = pagesOf<{ chats: Chat[] }>(queries, orpc.chats.list.key({ type: "infinite" }));
  const chat = chats.flatMap((page) => page.chats).find(({ otherUser }) => otherUser?.id === personId);
  if (!chat?.otherUser) return undefined;
  const { id, nickname, avatarUrl, isPremium } = chat.otherUser;
  return { id, nickname, avatarUrl, isPremium };
}

function pagesOf<Page>(queries: QueryClient, queryKey: readonly unknown[]): Page[] {
  const cached: Pages<Page> = queries.getQueriesData<InfiniteData<Page>>({ queryKey });
  return cached.flatMap(([, data]) => data?.pages ?? []);
}

function knownFromCard(card: PersonCard, viewerInterests: number): KnownPerson {
  const { gender: _, lookingFor: __, line: ___, foreignLanguages: ____, possible: _____, ...shown } = card;
  const { interests, compatibility, ...known } = shown;
  return { ...known, affinity: { compatibility, interests: shortened(interests), viewerInterests } };
}

type DailyPerson = NonNullable<ReturnType<typeof findToday>>;

/** Without the compatibility, whose explanation needs the shared titles. */
function knownFromDaily({
  compatibility: _,
  inCommon: __,
  reason: ___,
  onlyTitle: ____,
  ...known
}: DailyPerson): KnownPerson {
  return known;
}

function knownFromMatch({ otherUser, compatibilityScore }: Match): KnownPerson {
  const { bio: _, totalInterests: __, possible: ___, interests, ...known } = otherUser;
  return { ...known, affinity: { compatibility: compatibilityScore, interests: shortened(interests) } };
}

/** The same from a loaded profile. */
function knownFromProfile(profile: Profile): KnownPerson {
  const { id, nickname, avatarUrl, isPremium, isVerified, age, country, city } = profile;
  const { realName, distanceKm, recentActivity, hasLiked, likesViewer, isMatch, compatibility, viewerInterests } =
    profile;
  const common = profile.interests.filter(({ isShared }) => isShared);
  const byKind: Record<InterestKind, number> = { anime: 0, juego: 0, serie_pelicula: 0 };
  for (const { kind } of common) byKind[kind]++;
  const interests = { ...pickCommonInterests(common, SHOWN), total: common.length, byKind, favourites: [] };
  const person = { id, nickname, avatarUrl, isPremium, isVerified, age, country, city };
  return {
    ...person,
    realName,
    distanceKm,
    recentActivity,
    hasLiked,
    likesViewer,
    isMatch,
    affinity: { compatibility, interests, viewerInterests },
  };
}

/** The minimum of all lists, so that the row does not grow later. */
const SHOWN = COMMON_INTERESTS.matches;

function shortened({ shown, total, byKind }: SharedInterests): SharedInterests {
  const first = shown.slice(0, SHOWN);
  return { shown: first, more: total - first.length, total, byKind, favourites: [] };
}
