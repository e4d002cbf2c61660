import type { es } from "./es.ts";

/** The same tree with any text at its leaves. */
type Texts<Tree> = { [Key in keyof Tree]: Tree[Key] extends string ? string : Texts<Tree[Key]> };

/**
 * What every language has to say: the keys of the Spanish phrases. A language that misses a key, or has one too many,
 * does not compile.
 */
export type Phrases = Texts<typeof es>;
