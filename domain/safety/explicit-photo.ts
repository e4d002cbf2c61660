import type { PhotoScores } from "@nakamatch/contract/vocabulary/photos";

/** Minimum score of explicit pictures. The classifier errs more often on drawings, which are frequent here. */
const LEAST = { photograph: 0.6, drawing: 0.75 } as const;

/**
 * Whether to quarantine a photo. Adds explicit photographs and drawings, which the classifier confuses. Suggestive
 * ones, such as swimwear, pass.
 */
export function isExplicit({ drawing, hentai, neutral, porn, sexy }: PhotoScores): boolean {
  const isDrawn = drawing + hentai > neutral + porn + sexy;
  return porn + hentai >= LEAST[isDrawn ? "drawing" : "photograph"];
}
