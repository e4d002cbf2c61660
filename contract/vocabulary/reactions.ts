/** In the order in which they are offered; a double tap gives the first. */
export const REACTIONS = ["heart", "laugh", "stars", "tears", "fire", "twist"] as const;

export type ReactionCode = (typeof REACTIONS)[number];
