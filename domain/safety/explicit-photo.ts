import type { PhotoScores } from "@nakamatch/contract/vocabulary/photos";

/**
 * From which score on a picture counts as explicit. The classifier errs more often in drawings, which this product is full of:
 * there it has to be surer than in photographs.
 */
const LEAST = { photograph: 0.6, drawing: 0.75 } as const;

/**
 * Whether a photo waits for a moderator, by the classifier's scores: explicit photographs and drawings together, because it
 * cannot always tell one from the other. Suggestive photographs (swimwear, say) do not wait.
 */
export function isExplicit({ drawing, hentai, neutral, porn, sexy }: PhotoScores): boolean {
  const isDrawn = drawing + hentai > neutral + porn + sexy;
  return porn + hentai >= LEAST[isDrawn ? "drawing" : "photograph"];
}
