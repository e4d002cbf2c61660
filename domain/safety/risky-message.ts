import { INVITATIONS, MESSENGERS, MONEY } from "./risky-words.ts";

/** Typical openings of scams. */
export type MessageRisk = "money" | "contact" | "link";

const money = expression(MONEY);
const contact = expression([...MESSENGERS, ...INVITATIONS]);

const EMAIL = /[a-z0-9._+-]+ ?(?:@|[[({] ?(?:at|arroba) ?[\])}]) ?[a-z0-9-]+\.[a-z]{2,}/u;

const LINKS = [
  /\bhttps?:\/\/\S/u,
  /\bwww\.[a-z0-9-]+\.[a-z]/u,
  // Domains that a missing space after a full stop does not produce.
  /\b[a-z0-9-]{2,}\.(?:com|net|org|xyz|biz|gg|vip)(?![a-z0-9])/u,
  // Others require a path: `t.me/ana`, `bit.ly/3x`.
  /\b[a-z0-9-]+\.(?:com|me|io|ly|es|de|fr|it|br|pt|eu|co|cc|to|tv|uk|app|site|shop|link|live|online|club)\/[a-z0-9]/u,
  // Spelled-out dots: `ejemplo punto com`, `example [.] com`.
  /[a-z0-9-]{2,} (?:dot|punto|punkt) com(?![a-z0-9'])/u,
  /[a-z0-9-]{2,} ?[[({] ?(?:\.|dot|punto|punkt|ponto|point) ?[\])}] ?[a-z]{2,}/u,
  /[a-z0-9-]{3,} \.com(?![a-z0-9])/u,
  // Also ordinary words: «até certo ponto com você».
  /[a-z0-9-]{2,} (?:ponto|point) com(?= ?(?:$|[/.,;!?)]|barra|slash))/u,
];

/**
 * Money, another messenger (name, number, address), or a link. Null otherwise: false alarms would get ignored.
 * Excluded: Discord (people play there), years, scores, prices, player codes.
 */
export function messageRisk(text: string): MessageRisk | null {
  const plain = foldMessage(text);
  if (money.test(plain)) return "money";
  if (contact.test(plain) || EMAIL.test(plain) || hasPhoneNumber(plain)) return "contact";
  return LINKS.some((link) => link.test(plain)) ? "link" : null;
}

/** Number of messages checked. */
export const FIRST_MESSAGES = 3;

/** The first risky one of the other side's first messages. `messages` must include the chat's beginning. */
export function riskyFirstMessage(
  messages: readonly { id: string; senderId: string | null; message: string }[],
  viewerId: string,
): { id: string; risk: MessageRisk } | null {
  const first = messages.filter(({ senderId }) => senderId !== null && senderId !== viewerId).slice(0, FIRST_MESSAGES);
  for (const { id, message } of first) {
    const risk = messageRisk(message);
    if (risk) return { id, risk };
  }
  return null;
}

/** A web or email address, also a disguised one. */
export function hasLink(text: string): boolean {
  const plain = foldMessage(text);
  return EMAIL.test(plain) || LINKS.some((link) => link.test(plain));
}

function foldMessage(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/[\p{M}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, "")
    .replace(/[’‘`´]/gu, "'")
    .replace(/\s+/gu, " ")
    .toLowerCase();
}

function expression(parts: readonly string[]): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}_])(?:${parts.join("|")})(?![\\p{L}\\p{N}_])`, "u");
}

const NUMBER = /(?<![\p{L}\p{N}.,/:#@_-])(\+ ?|00)?\(?\d[\d ().-]{6,}\d(?![\p{L}\p{N}_]|[.,:/-]\d)/gu;

/** Labels of player codes: `mi UID es 712345678`. */
const CODE = /\b(?:uid|id|code|codigo|codice|trainer|entrenador|freundescode)\b/u;

/** Characters between label and number. */
const NEAR = 20;

function hasPhoneNumber(text: string): boolean {
  return [...text.matchAll(NUMBER)].some(({ 0: number, 1: prefix, index }) => {
    const end = index + number.length;
    const groups = number.match(/\d+/gu) ?? [];
    const digits = groups.join("");
    if (prefix) return digits.length >= 9 && digits.length <= 16;
    if (digits.length < 9 || digits.length > 11) return false;
    if (CODE.test(text.slice(Math.max(0, index - NEAR), index)) || CODE.test(text.slice(end, end + NEAR))) return false;
    const isAmount = /^\d{1,3}(?:\.\d{3})+$/u.test(number) || digits.endsWith("000");
    const isDates = groups.length > 1 && groups.some((group) => /^(?:19|20)\d\d$/u.test(group));
    const isCounting = groups.length > 5 || groups.filter(({ length }) => length === 1).length > 1;
    return !isAmount && !isDates && !isCounting && new Set(digits).size > 2;
  });
}
