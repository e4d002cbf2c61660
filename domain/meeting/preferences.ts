import type { Gender, LookingFor } from "@nakamatch/contract/vocabulary/people";

/** Imported people may lack gender or intention. */
export interface Seeker {
  gender: Gender | null;
  lookingFor: LookingFor | null;
  friendshipPreference: readonly Gender[];
  relationshipPreference: readonly Gender[];
}

/**
 * Whether `viewer` may see `person` (DISC-10, DISC-11): friendship or relationship must fit (OPEN-39)
 * in both directions (OPEN-38). A viewer without gender or intention sees everyone (OPEN-41); such a person is hidden
 * from others.
 */
export function preferencesFit(viewer: Seeker, person: Seeker): boolean {
  if (viewer.gender === null || viewer.lookingFor === null) return true;
  return fitsFor("amistad", viewer, person) || fitsFor("relacion", viewer, person);
}

/** What both seek with each other: friendship, a relationship, or either; null where nothing fits or it is unknown. */
export function possibleBetween(one: Seeker, other: Seeker): LookingFor | null {
  const isFriendship = fitsFor("amistad", one, other);
  const isRelationship = fitsFor("relacion", one, other);
  if (isFriendship && isRelationship) return "ambas";
  return isFriendship ? "amistad" : isRelationship ? "relacion" : null;
}

function fitsFor(kind: "amistad" | "relacion", a: Seeker, b: Seeker): boolean {
  return seeks(kind, a, b) && seeks(kind, b, a);
}

/** One direction: `a` seeks this kind, with the other's gender. */
function seeks(kind: "amistad" | "relacion", a: Seeker, b: Seeker): boolean {
  if (a.lookingFor !== kind && a.lookingFor !== "ambas") return false;
  const wanted = kind === "amistad" ? a.friendshipPreference : a.relationshipPreference;
  return b.gender !== null && wanted.includes(b.gender);
}
