/** As stored (spec §3, §9). */

/** LIMIT-27. */
export const GENDERS = ["hombre", "mujer", "otro"] as const;
export type Gender = (typeof GENDERS)[number];

/** LIMIT-28. */
export const LOOKING_FOR = ["amistad", "relacion", "ambas"] as const;
export type LookingFor = (typeof LOOKING_FOR)[number];

/** In the order of rotation on cards (LIMIT-19, LIMIT-29). */
export const INTEREST_KINDS = ["anime", "juego", "serie_pelicula"] as const;
export type InterestKind = (typeof INTEREST_KINDS)[number];

/** For a profile without one (DATA-05). */
export const DEFAULT_NICKNAME = "Usuario";
