import type { Gender, LookingFor } from "@nakamatch/contract/vocabulary/people";

/** What the preference rule looks at. Imported people may lack gender or intention. */
export interface Seeker {
  gender: Gender | null;
  lookingFor: LookingFor | null;
  friendshipPreference: readonly Gender[];
  relationshipPreference: readonly Gender[];
}

/**
 * Tells whether `person` may appear to `viewer` (spec §5 Preference compatibility): they fit as friends or as partners,
 * either suffices (OPEN-39), and both directions must hold (OPEN-38). A viewer who lacks gender or intention sees
 * everyone (OPEN-41); a person who lacks them is found by nobody else.
 */
export function preferencesFit(viewer: Seeker, person: Seeker): boolean {
  if (viewer.gender === null || viewer.lookingFor === null) return true;
  return fitsFor("amistad", viewer, person) || fitsFor("relacion", viewer, person);
}

function fitsFor(kind: "amistad" | "relacion", a: Seeker, b: Seeker): boolean {
  return seeks(kind, a, b) && seeks(kind, b, a);
}

/** One direction: `a` seeks this kind and wants the other's gender for it. */
function seeks(kind: "amistad" | "relacion", a: Seeker, b: Seeker): boolean {
  if (a.lookingFor !== kind && a.lookingFor !== "ambas") return false;
  const wanted = kind === "amistad" ? a.friendshipPreference : a.relationshipPreference;
  return b.gender !== null && wanted.includes(b.gender);
}
