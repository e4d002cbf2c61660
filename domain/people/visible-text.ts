/**
 * Characters that draw nothing: white space, control characters, what Unicode calls ignorable (zero width, direction,
 * Hangul fillers, variation selectors), and the few blanks that it does not.
 */
const UNSEEN = String.raw`\s\p{Z}\p{Cc}\p{Default_Ignorable_Code_Point}\u2800\uFFF9-\uFFFB\u{16FE4}\u{1D159}`;

const VISIBLE = new RegExp(`[^${UNSEEN}]`, "u");
const EACH_UNSEEN = new RegExp(`[${UNSEEN}]`, "gu");

/** Tells whether anything of a text is drawn. */
export function isVisible(text: string): boolean {
  return VISIBLE.test(text);
}

/** A text without the characters that draw nothing, for comparing it; they stay in what is stored. */
export function withoutUnseen(text: string): string {
  return text.replace(EACH_UNSEEN, "");
}

/**
 * A text as it is stored and measured: well-formed, as the database can hold it, in composed form (NFC), trimmed. Invisible
 * characters inside it stay, because emoji and some scripts need them.
 */
export function storableText(text: string): string {
  return text.toWellFormed().replaceAll("\0", "").normalize("NFC").trim();
}
