import type { LookingFor } from "@nakamatch/contract/vocabulary/people";

/**
 * A piece of a bio. `{anime}`, `{game}` and `{show}` stand for an interest of that kind, `{any}` and `{other}` for any
 * two further ones. With `only`, the piece is for people of these countries, with `never` for all but those.
 */
export type BioPiece = string | { text: string; only?: readonly string[]; never?: readonly string[] };

/** Everything bios of one language are put together from. All of it reads well for every gender. */
export type BioTexts = {
  mains: readonly BioPiece[];
  extras: readonly BioPiece[];
  closings: Record<LookingFor, readonly BioPiece[]>;
};
