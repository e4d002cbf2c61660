/** All reads of other people apply the visibility rule. */
import type { OwnProfile, Profile, ProfileUpdate } from "@nakamatch/contract/endpoints/people/profiles";
import type { Interest, PersonId } from "@nakamatch/contract/schemas/people";
import { COMMON_INTERESTS } from "@nakamatch/contract/vocabulary/limits";
import type { InterestKind, NameChoice } from "@nakamatch/contract/vocabulary/people";
import type { SpokenLanguage } from "@nakamatch/contract/vocabulary/spoken-languages";
import { pickCommonInterests, sharingWith } from "@nakamatch/domain/meeting/common-interests";
import { compatibilityPercent } from "@nakamatch/domain/meeting/compatibility";
import { coordinatesOf } from "@nakamatch/domain/meeting/distance";
import { possibleBetween } from "@nakamatch/domain/meeting/preferences";
import { utcDate } from "@nakamatch/domain/people/age";
import { cardLine } from "@nakamatch/domain/people/card-line";
import { normalizeEmail } from "@nakamatch/domain/people/email";
import { type PersonFacts, parsePersonFacts } from "@nakamatch/domain/people/person-facts";
import { textsOfProfile } from "@nakamatch/domain/safety/listed-words";
import { AppError, invalidInput } from "../../../platform/app-error.ts";
import type { Actor } from "../../../platform/auth/session-gate.ts";
import type { Clock } from "../../../platform/clock.ts";
import { violatedConstraint } from "../../../platform/database/constraint.ts";
import { namesMissingRow } from "../../../platform/database/missing-row.ts";
import type { Queryable } from "../../../platform/database/open.ts";
import { parseSeeker } from "../../../platform/database/seeker.ts";
import type { Delivery } from "../../../realtime/types.ts";
import { flagListedWords } from "../../signals/moderation-flags/service.ts";
import { findCity } from "../geography/service.ts";
import { connectionsWith, lovedInCommon } from "../taste/service.ts";
import { publishName } from "./events.ts";
import { presentOwnProfile, presentPerson, presentProfile, presentTaste } from "./present.ts";
import {
  clearDot,
  findNicknames,
  insertProfile,
  listStaff,
  lockPhotos,
  lockTexts,
  readModerators,
  readOnlookerIds,
  readOwnProfile,
  readProfile,
  readShareable,
  readVisiblePeople,
  setLanguage,
  setPhotos,
  updateFacts,
  updateFlag,
  updateLanguages,
  updateNameChoice,
  updatePaused,
  updateShowsActivity,
} from "./store.ts";
import type { Affinity, KnownPerson, NewProfile, PersonRow, ShareableRow, StaffFlag } from "./types.ts";

const ONLOOKERS_MAX = 500;

/** @throws {AppError} `VALIDATION_FAILED` for the actor's own id */
export function refuseSelf(actor: Pick<Actor, "id">, personId: PersonId): void {
  if (personId === actor.id) throw invalidInput([{ path: "personId", reason: "self" }]);
}

/**
 * Requires a result. The query itself must apply `visibleTo`, as a separate check would race with blocks and bans.
 *
 * @throws {AppError} `PERSON_NOT_FOUND` for undefined, or if the account is deleted meanwhile
 */
export async function requirePerson<Found>(finding: Promise<Found | undefined>): Promise<Found> {
  const found = await finding.catch((error: unknown) => {
    if (namesMissingRow(error)) return undefined;
    throw error;
  });
  if (found === undefined) throw new AppError("PERSON_NOT_FOUND", "there is no such person");
  return found;
}

/**
 * Reads visible people by id (OPEN-42), with ages on the UTC date of `now` (OPEN-91). Each has up to `shown` shared
 * interests, best known of each kind, and the number of others (CARD-08, CARD-09, MATCH-10); if few are shared, other
 * favorites too.
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
    rows.map(({ bio, gender, lookingFor, answer, hasLiked, isMatch, foreignLanguages, recentActivity, ...row }) => [
      row.id,
      {
        person: presentPerson(row, today),
        details: { bio, gender, lookingFor },
        line: cardLine(answer, bio),
        foreignLanguages,
        recentActivity,
        place: coordinatesOf(row),
        affinity: affinityWith(row),
        possible:
          row.viewerSeeker === null ? null : possibleBetween(parseSeeker(row.viewerSeeker), parseSeeker(row.seeker)),
        hasLiked,
        isMatch,
      },
    ]),
  );
}

/** Returns a few titles that both love, as on a match card (MATCH-10); none for an invisible person. */
export async function readTitlesInCommon(db: Queryable, viewerId: string, personId: string): Promise<Interest[]> {
  const shown = COMMON_INTERESTS.matches;
  const common = (await readPeople(db, viewerId, [personId], { shown })).get(personId)?.affinity.common ?? [];
  const loved = await lovedInCommon(db, [viewerId, personId], common);
  return pickCommonInterests(loved, shown).shown.map(({ id, name, kind }) => ({ id, name, kind }));
}

/** Computes shared titles and compatibility (DISC-13..15, OPEN-53). */
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
      common,
      shared: {
        shown: shown.map(({ id, name, kind }) => ({ id, name, kind })),
        more,
        total: common.length,
        byKind,
        favourites: pickCommonInterests(favourites ?? [], Math.max(0, limit - common.length)).shown,
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
 * Shows a profile with shared interests and distance. Moderators also see hidden people (PERM-12).
 *
 * @throws {AppError} `VALIDATION_FAILED`, `PERSON_NOT_FOUND`
 */
export async function showProfile({ db, clock }: ProfileDeps, actor: Actor, personId: PersonId): Promise<Profile> {
  refuseSelf(actor, personId);
  const reading = requirePerson(readProfile(db, actor, personId));
  const [row, shareable, connections] = await Promise.all([
    reading,
    readShareable(db, actor.id),
    connectionsWith(db, actor.id, [personId]),
  ]);
  const common = sharingWith(shareable)(row.interests.map(({ id }) => id));
  const viewerInterests = shareable.filter(({ isOwn }) => isOwn).length;
  return presentProfile(row, { common, viewerInterests, telling: connections(row.id, common) }, utcDate(clock.now()));
}

/** Shows the actor's profile with its editable values (EDIT-03). */
export async function showOwnProfile({ db, clock }: ProfileDeps, actor: Actor): Promise<OwnProfile> {
  const row = await readOwnProfile(db, actor.id);
  if (!row) throw new AppError("SESSION_MISSING", "the account was deleted a moment ago");
  return presentOwnProfile(row, utcDate(clock.now()));
}

/** Violated if a city left the country after the check. */
const CITY_CONSTRAINTS = ["profiles_city_in_country", "profiles_country_fkey"];

/**
 * Updates all values or none; of concurrent edits the second gets `PROFILE_CHANGED`. The triggers
 * `discovery_follow_update` update discovery. Listed words are stored, and flagged for moderators.
 *
 * @throws {AppError} `VALIDATION_FAILED` with every field and reason; `PROFILE_CHANGED`
 */
export async function updateProfile(deps: ProfileDeps, actor: Actor, input: ProfileUpdate): Promise<OwnProfile> {
  const facts = { ...(await readFacts(deps.db, input)), languages: input.languages };
  const isStored = await deps.db
    .transaction(async (tx) => {
      const before = await lockTexts(tx, actor.id);
      const isUpdated = await updateFacts(tx, actor.id, facts, input.version);
      if (isUpdated) await flagListedWords(tx, actor.id, before && textsOfProfile(before), textsOfProfile(facts));
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

/** Creates a profile and flags listed words. Run it in the account's transaction. */
export async function createProfile(tx: Queryable, profile: NewProfile): Promise<void> {
  await insertProfile(tx, profile);
  await flagListedWords(tx, profile.id, undefined, textsOfProfile(profile));
}

/**
 * Chooses how much of the name others read. Open screens of likes and chats read it again at once, all others at their next
 * request: nothing on the server keeps the name shown before.
 */
export async function chooseName(
  { db, realtime }: ProfileDeps & { realtime: Delivery },
  actor: Actor,
  nameChoice: NameChoice,
): Promise<{ nameChoice: NameChoice }> {
  const onlookers = await db.transaction(async (tx) =>
    (await updateNameChoice(tx, actor.id, nameChoice)) ? readOnlookers(tx, actor.id) : undefined,
  );
  if (onlookers) publishName(realtime, actor.id, onlookers);
  return { nameChoice };
}

/** Replaces the languages that the person speaks; discovery follows by trigger. Idempotent, the last write wins. */
export async function chooseLanguages(
  { db }: ProfileDeps,
  actor: Actor,
  languages: SpokenLanguage[],
): Promise<{ languages: SpokenLanguage[] }> {
  await updateLanguages(db, actor.id, languages);
  return { languages };
}

/** Shows others that the person was active lately, and the person theirs, or neither, from the next request on. */
export async function showActivity(
  { db }: ProfileDeps,
  actor: Actor,
  showsActivity: boolean,
): Promise<{ showsActivity: boolean }> {
  await updateShowsActivity(db, actor.id, showsActivity);
  return { showsActivity };
}

/** Pauses or resumes the profile, from the next discovery page on (trigger `discovery_follow_pause`). */
export async function setPaused({ db }: ProfileDeps, actor: Actor, isPaused: boolean): Promise<{ isPaused: boolean }> {
  await updatePaused(db, actor.id, isPaused);
  return { isPaused };
}

/** Returns at most `ONLOOKERS_MAX` people who may see the person and share a like or chat. */
export function readOnlookers(db: Queryable, personId: string): Promise<string[]> {
  return readOnlookerIds(db, personId, ONLOOKERS_MAX);
}

/** Grants or revokes a permission, effective at once in all sessions. Returns false for an unknown email (OPEN-95). */
export function setStaff(db: Queryable, email: string, flag: StaffFlag, isGranted: boolean): Promise<boolean> {
  return updateFlag(db, normalizeEmail(email), { [flag]: isGranted });
}

export {
  clearDot,
  findNicknames,
  listStaff,
  lockPhotos,
  presentTaste,
  readModerators,
  readShareable,
  setLanguage,
  setPhotos,
};
