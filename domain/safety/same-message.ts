/**
 * One text as first message to at most so many people within so many hours. Shorter ones, by their letters, may be sent to
 * anybody: many people begin with the same greeting.
 */
export const SAME_MESSAGE = { people: 5, hours: 24, minLetters: 20 } as const;

/**
 * What makes two messages the same text: their letters, whatever their case and accents; spaces, punctuation, digits and
 * emoji do not count.
 *
 * @returns null for a text that is too short to be limited
 */
export function sameMessageKey(text: string): string | null {
  const letters = text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{L}]|\p{Default_Ignorable_Code_Point}/gu, "");
  return [...letters].length < SAME_MESSAGE.minLetters ? null : letters;
}
