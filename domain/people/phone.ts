/**
 * A phone number as people write it, with their country's prefix after `+` or `00`, in international notation (E.164);
 * undefined where it is none.
 */
export function internationalPhone(text: string): string | undefined {
  const plain = text
    .normalize("NFKC")
    .replaceAll("(0)", "")
    .replaceAll(/[\s().\-/\u2010-\u2015]/g, "")
    .replace(/^00/, "+");
  return /^\+[1-9]\d{6,14}$/.test(plain) ? plain : undefined;
}
