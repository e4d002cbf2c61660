/** As stored. */

/** LIMIT-27. */
export const GENDERS = ["hombre", "mujer", "otro"] as const;
export type Gender = (typeof GENDERS)[number];

/** LIMIT-28. */
export const LOOKING_FOR = ["amistad", "relacion", "ambas"] as const;
export type LookingFor = (typeof LOOKING_FOR)[number];

/** How much of the name others read; by default the first. */
export const NAME_CHOICES = ["full", "first", "nickname"] as const;
export type NameChoice = (typeof NAME_CHOICES)[number];

/** When a person was last active, as others read it: in the day or week before the last night's count. */
export const RECENT_ACTIVITIES = ["day", "week"] as const;
export type RecentActivity = (typeof RECENT_ACTIVITIES)[number];

/** In the order of rotation on cards (LIMIT-19, LIMIT-29). */
export const INTEREST_KINDS = ["anime", "juego", "serie_pelicula"] as const;
export type InterestKind = (typeof INTEREST_KINDS)[number];

/** For a profile without one (DATA-05). */
export const DEFAULT_NICKNAME = "Usuario";
