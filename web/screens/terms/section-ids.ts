/** The sections of the terms in their order; each can be linked to by its name. */
export const SECTION_IDS = [
  "service",
  "account",
  "privacy",
  "conduct",
  "safety",
  "decisions",
  "limits",
  "changes",
  "transparency",
] as const;
export type SectionId = (typeof SECTION_IDS)[number];

/** The number of a section, from 1. */
export function numberOf(id: SectionId): number {
  return SECTION_IDS.indexOf(id) + 1;
}
