/** What other features show of people and ask about them. Everything that reads others passes the visibility rule. */
import type { OwnProfile, Profile, ProfileUpdate } from "@nakamatch/contract/endpoints/profiles";
import type { Interest, PersonId } from "@nakamatch/contract/schemas/people";
import { COMMON_INTERESTS } from "@nakamatch/contract/vocabulary/limits";
import type { InterestKind } from "@nakamatch/contract/vocabulary/people";
import { pickCommonInterests, sharingWith } from "@nakamatch/domain/meeting/common-interests";
import { compatibilityPercent } from "@nakamatch/domain/meeting/compatibility";
import { utcDate } from "@nakamatch/domain/people/age";
import { normalizeEmail } from "@nakamatch/domain/people/email";
import { type PersonFacts, parsePersonFacts } from "@nakamatch/domain/people/person-facts";
import { AppError, invalidInput } from "../../platform/app-error.ts";
import type { Actor } from "../../platform/auth/session-gate.ts";
import type { Clock } from "../../platform/clock.ts";
import { violatedConstraint } from "../../platform/database/constraint.ts";
import { namesMissingRow } from "../../platform/database/missing-row.ts";
import type { Queryable } from "../../platform/database/open.ts";
import { findCity } from "../geography/service.ts";
import { followListedWords } from "../signals/service.ts";
import { presentOwnProfile, presentPerson, presentProfile } from "./present.ts";
import {
  holdTexts,
  insertProfile,
  readModeratorEmails,
  readModeratorIds,
  readOnlookerIds,
  readOwnProfile,
  readProfile,
  readShareableTitles,
  readVisiblePeople,
  updateDotOff,
  updateFacts,
  updateModerator,
  updatePhoto,
} from "./store.ts";
import type { Affinity, Dot, KnownPerson, NewProfile, PersonRow, ShareableRow } from "./types.ts";

/** People who hear at once of what has changed of a person, at most. */
const ONLOOKERS_MAX = 500;

/**
 * The gate of every use case that is about another person, be it a like, a chat or a report. `find` is the use case's own
 * statement, or several: it carries `visibleTo` and returns undefined for a person whom the actor may not see, so that
 * asking costs no round trip of its own and is never overtaken by a block or a ban.
 *
 * @returns what `find` found
 * @throws {AppError} `VALIDATION_FAILED` for the actor themselves; `PERSON_NOT_FOUND` where `find` finds nobody, also when
 *   the person's account is deleted while it runs
 */
export async function requireOtherPerson<Found, Db extends Queryable>(
  db: Db,
  actor: Pick<Actor, "id">,
  personId: PersonId,
  find: (db: Db, actorId: string, personId: PersonId) => Promise<Found | undefined>,
): Promise<Found> {
  if (personId === actor.id) throw invalidInput([{ path: "personId", reason: "self" }]);
  const found = await find(db, actor.id, personId).catch((error: unknown) => {
    if (namesMissingRow(error)) return undefined;
    throw error;
  });
  if (found === undefined) throw new AppError("PERSON_NOT_FOUND", "there is no such person");
  return found;
}

/** The titles that people may share with the viewer: what `readPeople` begins with. */
export function readShareable(db: Queryable, viewerId: string): Promise<ShareableRow[]> {
  return readShareableTitles(db, viewerId);
}

/**
 * The people among `ids` whom the viewer may see (OPEN-42), by id, with what the two share. People who are blocked in
 * either direction, banned, unconfirmed or gone are missing. Ages are whole years on the UTC date of `now` (OPEN-91).
 * At most `shown` of the shared interests are given, the best known of a kind first, and how many more there are
 * (CARD-08, CARD-09, MATCH-10); of people who share nothing, as many of their own interests, picked alike. Callers that
 * have read `shareable` already pass it.
 */
export async function readPeople(
  db: Queryable,
  viewerId: string,
  ids: string[],
  { shown, now = new Date(), ...known }: { shown: number; now?: Date; shareable?: ShareableRow[] },
): Promise<Map<string, KnownPerson>> {
  if (ids.length === 0) return new Map();
  const today = utcDate(now);
  const shareable = known.shareable ?? (await readShareable(db, viewerId));
  const titles = shareable.map(({ id }) => id);
  const affinityWith = measureAffinity(shareable, shown);
  const rows = await readVisiblePeople(db, { viewerId, ids, titles, shown });
  return new Map(
    rows.map(({ bio, gender, lookingFor, hasLiked, totalInterests, chosen, favourites, ...person }) => [
      person.id,
      {
        person: presentPerson(person, today),
        details: { bio, gender, lookingFor },
        affinity: affinityWith({ chosen, totalInterests, favourites }),
        hasLiked,
      },
    ]),
  );
}

/**
 * A few of the titles that the viewer and a person both love, picked as for a match card (MATCH-10); none where the viewer
 * may not see the person.
 */
export async function readTitlesInCommon(db: Queryable, viewerId: string, personId: string): Promise<Interest[]> {
  const people = await readPeople(db, viewerId, [personId], { shown: COMMON_INTERESTS.matches });
  return people.get(personId)?.affinity.shared.shown ?? [];
}

/** Measures what the viewer shares with a person, by the titles the person chose and how many they have (DISC-13..15, OPEN-53). */
function measureAffinity(
  shareable: ShareableRow[],
  limit: number,
): (person: Pick<PersonRow, "chosen" | "totalInterests" | "favourites">) => Affinity {
  const viewerInterests = shareable.filter(({ isOwn }) => isOwn).length;
  const shareOf = sharingWith(shareable);
  return ({ chosen, totalInterests, favourites }) => {
    const common = shareOf(chosen);
    const byKind: Record<InterestKind, number> = { anime: 0, juego: 0, serie_pelicula: 0 };
    for (const { kind } of common) byKind[kind]++;
    const { shown, more } = pickCommonInterests(common, limit);
    return {
      shared: {
        shown: shown.map(({ id, name, kind }) => ({ id, name, kind })),
        more,
        total: common.length,
        byKind,
        favourites: pickCommonInterests(favourites ?? [], limit).shown,
      },
      totalInterests,
      viewerInterests,
      compatibility: compatibilityPercent(common.length, viewerInterests, totalInterests),
    };
  };
}

export interface ProfileDeps {
  db: Queryable;
  clock: Clock;
}

/**
 * Another person's profile, as the actor sees it: what they share, and how far apart their cities are. Moderators also see
 * people who are hidden from members (PERM-12).
 *
 * @throws {AppError} `VALIDATION_FAILED`, `PERSON_NOT_FOUND` as `requireOtherPerson`
 */
export function showProfile({ db, clock }: ProfileDeps, actor: Actor, personId: PersonId): Promise<Profile> {
  return requireOtherPerson(db, actor, personId, async () => {
    const [row, shareable] = await Promise.all([readProfile(db, actor.id, personId), readShareable(db, actor.id)]);
    return row && presentProfile(row, shareable, utcDate(clock.now()));
  });
}

/** The actor's own profile, with the values to edit (EDIT-03). */
export async function showOwnProfile({ db, clock }: ProfileDeps, actor: Actor): Promise<OwnProfile> {
  const row = await readOwnProfile(db, actor.id);
  if (!row) throw new AppError("SESSION_MISSING", "the account was deleted a moment ago");
  return presentOwnProfile(row, utcDate(clock.now()));
}

/** Constraints that a city violates which was taken out of the country after it was checked. */
const CITY_CONSTRAINTS = ["profiles_city_in_country", "profiles_country_fkey"];

/**
 * Changes the actor's own profile, all values or none. What was shown to be edited must still be stored: of two tabs that
 * edit at the same time, the second is told and overwrites nothing. Triggers `discovery_follow_update` pass on what
 * discovery ranks by. Names and bios with a listed word are stored as well, and shown to moderators.
 *
 * @returns the profile as it is stored now
 * @throws {AppError} `VALIDATION_FAILED` with every field and reason; `PROFILE_CHANGED`
 */
export async function updateProfile(deps: ProfileDeps, actor: Actor, input: ProfileUpdate): Promise<OwnProfile> {
  const facts = await readFacts(deps.db, input);
  const isStored = await deps.db
    .transaction(async (tx) => {
      const before = await holdTexts(tx, actor.id);
      const isUpdated = await updateFacts(tx, actor.id, facts, input.version);
      if (isUpdated) await followListedWords(tx, actor.id, before, facts);
      return isUpdated;
    })
    .catch((error: unknown) => {
      if (CITY_CONSTRAINTS.includes(violatedConstraint(error)?.constraint ?? "")) throw invalidInput([UNKNOWN_CITY]);
      throw error;
    });
  if (!isStored) throw new AppError("PROFILE_CHANGED", "the profile has been changed since it was read");
  return showOwnProfile(deps, actor);
}

const UNKNOWN_CITY = { path: "city", reason: "required" };

/** Checks a person's facts by the domain's rules and, where they are sound, whether the city is in the country. */
async function readFacts(db: Queryable, input: ProfileUpdate): Promise<PersonFacts> {
  const parsed = parsePersonFacts(input);
  const issues = parsed.ok
    ? []
    : parsed.problems.map(({ field, reason }) => ({ path: field as string, reason: reason as string }));
  const isSound = (field: string) => !issues.some(({ path }) => path === field);
  if (isSound("country") && isSound("city") && !(await findCity(db, input.country, Number(input.city)))) {
    issues.push(UNKNOWN_CITY);
  }
  if (!parsed.ok || issues.length > 0) throw invalidInput(issues);
  return parsed.value;
}

/**
 * Stores the profile of a new account, and shows moderators a listed word in name or bio. Run it in the transaction that
 * stores the account.
 */
export async function createProfile(tx: Queryable, profile: NewProfile): Promise<void> {
  await insertProfile(tx, profile);
  await followListedWords(tx, profile.id, undefined, profile);
}

/** Turns one of a person's unread dots off (MATCH-13, NOTIF-08), and tells whether it was on. Triggers turn it on. */
export function clearDot(db: Queryable, personId: string, dot: Dot): Promise<boolean> {
  return updateDotOff(db, personId, dot);
}

/**
 * Makes `avatarUrl` the person's photo, or takes their photo away, and returns the address of the one before. A trigger
 * (`profiles_leave_photo`) notes that one for deletion. Undefined where the person is gone.
 */
export function setPhoto(
  tx: Queryable,
  personId: string,
  avatarUrl: string | null,
): Promise<{ before: string | null } | undefined> {
  return updatePhoto(tx, personId, avatarUrl);
}

/**
 * Whose screens may show the person: those who may see them and have liked them, are liked by them or chat with them, at most
 * `ONLOOKERS_MAX`. For events about what has changed of the person.
 */
export function readOnlookers(db: Queryable, personId: string): Promise<string[]> {
  return readOnlookerIds(db, personId, ONLOOKERS_MAX);
}

/** The ids of all moderators, for events to them. */
export function readModerators(db: Queryable): Promise<string[]> {
  return readModeratorIds(db);
}

/** The e-mail addresses of all moderators, for the operator (OPEN-95). */
export function listModerators(db: Queryable): Promise<string[]> {
  return readModeratorEmails(db);
}

/** Makes a person a moderator or takes it back; tells whether anybody has this e-mail (OPEN-95). */
export function setModerator(db: Queryable, email: string, isModerator: boolean): Promise<boolean> {
  return updateModerator(db, normalizeEmail(email), isModerator);
}
