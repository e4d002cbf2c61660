/** One expression and then the other, within a sentence. */
export const near = (one: string, other: string, most = 40) =>
  `(?:${one})(?![\\p{L}\\p{N}])[^.!?\\n]{0,${most}}?(?<![\\p{L}\\p{N}])(?:${other})`;

/** The same in either order. */
export const around = (one: string, other: string, most = 40) =>
  `(?:${near(one, other, most)}|${near(other, one, most)})`;
