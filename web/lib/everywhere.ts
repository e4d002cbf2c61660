/** Phrases that every page needs: one file per language, fetched at the start. */
export const EVERYWHERE = ["common", "errors", "nav"] as const;
