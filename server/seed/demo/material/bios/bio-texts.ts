import type { LookingFor } from "@nakamatch/contract/vocabulary/people";

/**
 * A piece of a bio. `{anime}`, `{game}` and `{show}` stand for an interest of that kind, `{any}` and `{other}` for any
 * two others. `only` restricts the piece to people of these countries, `never` excludes them.
 */
export type BioPiece = string | { text: string; only?: readonly string[]; never?: readonly string[] };

/** Pieces of bios in one language. All must read well for every gender. */
export type BioTexts = {
  mains: readonly BioPiece[];
  extras: readonly BioPiece[];
  closings: Record<LookingFor, readonly BioPiece[]>;
};
