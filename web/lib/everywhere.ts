/** Namespaces of every page: one file per language, loaded at the start. */
export const EVERYWHERE = ["common", "errors", "nav"] as const;
