/**
 * The closed vocabularies of a person, with the very values the database stores (spec §3, §9).
 */

/** Genders a person can have and can seek (LIMIT-27). */
export const GENDERS = ["hombre", "mujer", "otro"] as const;
export type Gender = (typeof GENDERS)[number];

/** What a person is looking for: friendship, a relationship, or both (LIMIT-28). */
export const LOOKING_FOR = ["amistad", "relacion", "ambas"] as const;
export type LookingFor = (typeof LOOKING_FOR)[number];

/** The three kinds of interests, in the order of the common-interest rotation (LIMIT-19, LIMIT-29). */
export const INTEREST_KINDS = ["anime", "juego", "serie_pelicula"] as const;
export type InterestKind = (typeof INTEREST_KINDS)[number];

/** What is displayed where a profile has no nickname (DATA-05). */
export const DEFAULT_NICKNAME = "Usuario";
