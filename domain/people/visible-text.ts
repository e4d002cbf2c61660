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

/** Without half characters, as `String.prototype.toWellFormed` does, which Firefox has since 119. */
export function wellFormed(text: string): string {
  return text.replace(/\p{Cs}/gu, "\uFFFD");
}

/** Well-formed, NFC, trimmed. Invisible characters stay: emoji and some scripts need them. */
export function storableText(text: string): string {
  return wellFormed(text).replaceAll("\0", "").normalize("NFC").trim();
}

/** Control characters, lone surrogates, direction overrides; not the marks that right-to-left languages need. */
const UNPRINTABLE = /[^\P{Cc}\n\r\t]|\p{Cs}|[\u202A-\u202E\u2066-\u2069]/u;

/** Of a text that people write about themselves. `max` in UTF-16 units of its stored form (OPEN-89). */
export function freeTextProblem(text: string, max: number): "invalid" | "tooLong" | null {
  if (text.normalize("NFC").length > max) return "tooLong";
  return UNPRINTABLE.test(text) ? "invalid" : null;
}
