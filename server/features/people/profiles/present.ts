import type { OwnProfile, PhotoHold, Profile } from "@nakamatch/contract/endpoints/people/profiles";
import type { PersonSummary } from "@nakamatch/contract/schemas/people";
import type { SharedTaste as ShownTaste } from "@nakamatch/contract/schemas/taste";
import { compatibilityPercent } from "@nakamatch/domain/meeting/compatibility";
import { coordinatesOf, distanceKm } from "@nakamatch/domain/meeting/distance";
import { possibleBetween } from "@nakamatch/domain/meeting/preferences";
import type { SharedTaste } from "@nakamatch/domain/meeting/rare-taste";
import { ageOn } from "@nakamatch/domain/people/age";
import { seeksFriendship, seeksRelationship } from "@nakamatch/domain/people/looking-for";
import { shownName, splitRealName } from "@nakamatch/domain/people/names";
import type { OwnPhotoRow, OwnProfileRow, ProfileRow, ShareableRow, ShownRow, SummaryRow } from "./types.ts";

/** Age in whole years on `today`, `YYYY-MM-DD` (OPEN-91). */
export function presentPerson(
  { birthDate, id, nickname, avatarUrl, isPremium, isVerified, country, city }: SummaryRow,
  today: string,
): PersonSummary {
  const age = birthDate === null ? null : ageOn(birthDate, today);
  return { id, nickname, avatarUrl, isPremium, isVerified, age, country, city };
}

/** What every profile shows, with preferences only for what is looked for (PROFILE-15). */
function presentShown(row: ShownRow, today: string) {
  const { bio, gender, lookingFor, prompts, languages, recentActivity } = row;
  return {
    ...presentPerson(row, today),
    realName: shownName(row, row.nameChoice),
    bio,
    gender,
    lookingFor,
    friendshipPreference: seeksFriendship(lookingFor ?? "") ? row.friendshipPreference : [],
    relationshipPreference: seeksRelationship(lookingFor ?? "") ? row.relationshipPreference : [],
    prompts,
    languages,
    recentActivity,
  };
}

/**
 * What to say of titles that connect two people, the most telling first. `given`: the number of the name that a card of
 * today says.
 */
export function presentTaste(telling: readonly SharedTaste[], given: number | null): ShownTaste | null {
  const said = telling.find(({ nameNumber }) => nameNumber === given) ?? telling[0];
  return said ? { title: said.title, fewerThan: said.fewerThan } : null;
}

interface Shared {
  /** The titles in common. */
  common: readonly ShareableRow[];
  viewerInterests: number;
  /** Those that connect, the most telling first. */
  telling: readonly SharedTaste[];
}

export function presentProfile(row: ProfileRow, { common, viewerInterests, telling }: Shared, today: string): Profile {
  const sharedIds = new Set(common.map(({ id }) => id));
  const interests = row.interests.map((interest) => ({ ...interest, isShared: sharedIds.has(interest.id) }));
  const there = coordinatesOf(row);
  const here = coordinatesOf({ latitude: row.viewerLatitude, longitude: row.viewerLongitude });
  return {
    ...presentShown(row, today),
    photos: row.photos,
    distanceKm: here && there ? distanceKm(here, there) : null,
    compatibility: compatibilityPercent(common.length, viewerInterests, interests.length),
    hasLiked: row.hasLiked,
    likesViewer: row.likesViewer,
    possible: row.viewer && possibleBetween(row.viewer, row),
    isMatch: row.isMatch,
    hasMetPeople: row.hasMetPeople,
    interests: interests.toSorted((one, other) => Number(other.isShared) - Number(one.isShared)),
    viewerInterests,
    shelf: row.shelf,
    taste: presentTaste(telling, row.reason),
    isHidden: row.isHidden,
  };
}

/** Presents a profile with its editable values. */
export function presentOwnProfile(row: OwnProfileRow, today: string): OwnProfile {
  const { firstName, lastName, nameChoice, showsActivity, cityId, version } = row;
  // Imported people may have only a full name.
  const names =
    firstName === null || lastName === null ? splitRealName(shownName(row, "full") ?? "") : { firstName, lastName };
  const photos = row.photos.map((photo) => ({ url: photo.url, hold: presentHold(photo) }));
  const photoHold = photos.find(({ url }) => url === row.avatarUrl)?.hold ?? null;
  return { ...presentShown(row, today), ...names, nameChoice, showsActivity, cityId, version, photoHold, photos };
}

function presentHold({ state, reason, decisionId }: OwnPhotoRow): PhotoHold | null {
  if (state === null) return null;
  if (state === "held" || decisionId === null) return { state: "held" };
  return { state, reason: reason ?? "other", decisionId };
}
