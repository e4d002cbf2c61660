import type { es } from "./es.ts";

/** The same tree with any text. */
type Texts<Tree> = { [Key in keyof Tree]: Tree[Key] extends string ? string : Texts<Tree[Key]> };

/** The keys of every language; missing and surplus ones do not compile. */
export type Phrases = Texts<typeof es>;
