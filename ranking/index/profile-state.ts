/**
 * One 32-bit word decides which viewers may see a person:
 *
 * - bits 0 to 17, the mask: kind·9 + own gender·3 + wanted gender, set for each preference of the person;
 * - bit 18: visible; hidden people have none of the bits 0 to 18;
 * - bits 19 to 28, the profile: the source of the mask, kept while hidden;
 * - bit 29: alive; not set for free slots and removed people;
 * - bit 30: verified.
 */
import { GENDERS, type Gender, type RankedPerson, type Seeker } from "../types.ts";

export const MASK_BITS = 18;
export const VISIBLE = 1 << MASK_BITS;
export const ALIVE = 1 << 29;
export const VERIFIED = 1 << 30;
export const SHOWN = VISIBLE | (VISIBLE - 1);
const PROFILE_SHIFT = 19;
export const PROFILES = 1 << 10;

const KINDS = ["amistad", "relacion"] as const;

const MASKS = Int32Array.from({ length: PROFILES }, (_, profile) => maskOf(profile));

export function stateOf(person: Seeker & Pick<RankedPerson, "isVerified">, hidden: boolean): number {
  const gender = person.gender === null ? 3 : GENDERS.indexOf(person.gender);
  const profile =
    gender |
    (seeks(person) << 2) |
    (genders(person.friendshipPreference) << 4) |
    (genders(person.relationshipPreference) << 7);
  return stateOfProfile(profile, hidden, person.isVerified);
}

/**
 * From the database's `seeker` bits: gender (3 is unknown), intention·4 (bit 0 friendship, bit 1 relationship),
 * wanted friends·16, wanted partners·128.
 */
export function stateOfProfile(profile: number, hidden: boolean, verified: boolean): number {
  return ALIVE | (verified ? VERIFIED : 0) | (profile << PROFILE_SHIFT) | (hidden ? 0 : shownOf(profile));
}

export function profileOf(state: number): number {
  return (state >>> PROFILE_SHIFT) & (PROFILES - 1);
}

export function withHidden(state: number, hidden: boolean): number {
  const rest = state & ~SHOWN;
  return hidden ? rest : rest | shownOf(profileOf(state));
}

/** State bits of which one suffices for a person to be visible to the viewer. */
export function allowedBy(viewer: Seeker): number {
  return wantedMask(viewer) ?? VISIBLE;
}

/**
 * Mask bits of which one suffices to fit the viewer: their preferences with genders swapped, as in `preferencesFit`.
 * Null for a viewer without gender or intention, who sees everyone (OPEN-41).
 */
export function wantedMask(viewer: Seeker): number | null {
  if (viewer.gender === null || viewer.lookingFor === null) return null;
  const own = GENDERS.indexOf(viewer.gender);
  let allowed = 0;
  for (const [kind, name] of KINDS.entries()) {
    if (viewer.lookingFor !== name && viewer.lookingFor !== "ambas") continue;
    const wanted = genders(kind === 0 ? viewer.friendshipPreference : viewer.relationshipPreference);
    for (let gender = 0; gender < 3; gender++) {
      if (wanted & (1 << gender)) allowed |= 1 << (kind * 9 + gender * 3 + own);
    }
  }
  return allowed;
}

export function shownOf(profile: number): number {
  return VISIBLE | (MASKS[profile] as number);
}

function seeks({ lookingFor }: Seeker): number {
  if (lookingFor === null) return 0;
  return lookingFor === "amistad" ? 1 : lookingFor === "relacion" ? 2 : 3;
}

function genders(wanted: readonly Gender[]): number {
  let bits = 0;
  for (const gender of wanted) bits |= 1 << GENDERS.indexOf(gender);
  return bits;
}

function maskOf(profile: number): number {
  const own = profile & 3;
  if (own === 3) return 0;
  let mask = 0;
  for (let kind = 0; kind < 2; kind++) {
    if (!((profile >>> (2 + kind)) & 1)) continue;
    mask |= ((profile >>> (4 + kind * 3)) & 7) << (kind * 9 + own * 3);
  }
  return mask;
}
