/** Normalizes a number with `+` or `00` to E.164; undefined if invalid. */
export function internationalPhone(text: string): string | undefined {
  const plain = text
    .normalize("NFKC")
    .replaceAll("(0)", "")
    .replaceAll(/[\s().\-/\u2010-\u2015]/g, "")
    .replace(/^00/, "+");
  return /^\+[1-9]\d{6,14}$/.test(plain) ? plain : undefined;
}
