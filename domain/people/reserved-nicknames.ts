import { DEFAULT_NICKNAME } from "@nakamatch/contract/vocabulary/people";

const BRAND = "nakamatch";

/** Reserved as a word. */
const STAFF = new Set(
  (
    "admin admins administrator administrador administradora moderator moderators moderador moderadora moderateur " +
    "moderatrice moderatore moderation moderacion support soporte suporte supporto staff official oficial officiel " +
    "ufficiale offiziell mod mods"
  ).split(" "),
);

/** Reserved as a whole nickname. */
const ALONE = new Set([DEFAULT_NICKNAME.toLowerCase(), "system", "sistema", "root"]);

/** Names of deleted accounts in chats. */
const ACCOUNT =
  "user|usuari[oa]|utilisat(?:eur|rice)|utente|(?:be)?nutzer(?:in)?|account|cuenta|conta|compte|konto|profile?|perfil|profilo";
const DELETED =
  "deleted|removed|(?:elimin|borr|apag)ad[oa]|excluid[oa]|supprimee?|(?:eliminat|cancellat)[oa]|geloe?scht(?:e[rs]?)?";
const PLACEHOLDER = new RegExp(`^(?:(?:${ACCOUNT})(?:${DELETED})|(?:${DELETED})(?:${ACCOUNT}))$`);

/** Digits read as letters; `1` as two of them. */
const LEET: Record<string, string> = { "0": "o", "3": "e", "4": "a", "5": "s", "7": "t", "8": "b", "9": "g" };

/**
 * Whether a nickname resembles staff, the product, a deleted account or one of the operator's `further` names, despite
 * case, separators and digits. By word: `badminton` is free.
 */
export function isReservedNickname(nickname: string, further: readonly string[] = []): boolean {
  const bare = nickname.toLowerCase().replace(/^[-_]+|[-_]+$/g, "");
  if (ALONE.has(bare)) return true;
  const reserved = new Set([...STAFF, ...further.map((name) => name.toLowerCase())]);
  const words = wordsOf(nickname);
  return (
    readings(nickname).some((whole) => whole.includes(BRAND) || PLACEHOLDER.test(whole) || reserved.has(whole)) ||
    words.some((word) => readings(word).some((reading) => reserved.has(reading)))
  );
}

/** Ignores case, separators, and digits like letters. */
export function looksLike(nickname: string, other: string): boolean {
  const others = readings(other);
  return readings(nickname).some((reading) => others.includes(reading));
}

/** `the_admin`, `theAdmin` and `the-admin` have two words. */
function wordsOf(nickname: string): string[] {
  return nickname
    .replace(/(\p{Ll})(\p{Lu})/gu, "$1_$2")
    .split(/[-_]+/)
    .filter((word) => word !== "");
}

/** Without separators, digits as letters or dropped at the end. */
function readings(text: string): string[] {
  const plain = text.toLowerCase().replace(/[-_]/g, "");
  const read = (digits: string, one: string) =>
    digits.replace(/\d/g, (digit) => (digit === "1" ? one : (LEET[digit] ?? digit)));
  const withoutEnd = plain.replace(/\d+$/, "");
  return [...new Set([plain, withoutEnd].flatMap((each) => [read(each, "i"), read(each, "l")]))];
}
