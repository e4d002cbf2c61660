/** Maximum recipients of one first message. Shorter texts are unlimited: greetings repeat. */
export const SAME_MESSAGE = { people: 5, hours: 24, minLetters: 20 } as const;

/**
 * The folded letters, for comparison.
 *
 * @returns null if too short to be limited
 */
export function sameMessageKey(text: string): string | null {
  const letters = text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{L}]|\p{Default_Ignorable_Code_Point}/gu, "");
  return [...letters].length < SAME_MESSAGE.minLetters ? null : letters;
}
