/** White space, control and ignorable characters, and a few other blanks. */
const UNSEEN = String.raw`\s\p{Z}\p{Cc}\p{Default_Ignorable_Code_Point}\u2800\uFFF9-\uFFFB\u{16FE4}\u{1D159}`;

const VISIBLE = new RegExp(`[^${UNSEEN}]`, "u");
const EACH_UNSEEN = new RegExp(`[${UNSEEN}]`, "gu");

/** Whether the text draws anything. */
export function isVisible(text: string): boolean {
  return VISIBLE.test(text);
}

/** For comparison only: storage keeps invisible characters. */
export function withoutUnseen(text: string): string {
  return text.replace(EACH_UNSEEN, "");
}

/** Well-formed, NFC, trimmed. Invisible characters stay: emoji and some scripts need them. */
export function storableText(text: string): string {
  return text.toWellFormed().replaceAll("\0", "").normalize("NFC").trim();
}
