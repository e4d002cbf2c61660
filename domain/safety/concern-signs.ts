import type { Concern } from "@nakamatch/contract/vocabulary/concerns";
import { DANGER, DANGER_TOO, IN_PLAY } from "./signs/danger.ts";
import { ASKS_MONEY } from "./signs/money.ts";
import { AGE_TOO, NOT_AN_AGE, NOT_NOW, OTHERS_AGE, SCHOOL, UNDERAGE } from "./signs/underage.ts";

/** Concerns that a text can speak for. */
export type SignedConcern = Exclude<Concern, "unsure">;

const danger = expression([...DANGER, ...DANGER_TOO]);
const underage = expression(UNDERAGE);
const others = expression(OTHERS_AGE);
const school = expression([...SCHOOL, ...AGE_TOO]);
const money = expression(ASKS_MONEY);

const RULES: Record<SignedConcern, (sentence: string) => boolean> = {
  danger: (sentence) => danger.test(sentence) && !IN_PLAY.test(sentence),
  underage: (sentence) =>
    (underage.test(sentence) && !NOT_AN_AGE.test(sentence)) ||
    (others.test(sentence) && !IN_PLAY.test(sentence)) ||
    (school.test(sentence) && !NOT_NOW.test(sentence)),
  money: (sentence) => money.test(sentence),
};

/** Characters of a quote. */
const QUOTE_MAX = 240;

/**
 * The first sentence that speaks for a concern; null without one. For moderators, who judge it: nothing is decided or
 * sorted by it (decision 16).
 */
export function signOf(concern: SignedConcern, text: string): string | null {
  const found = sentencesOf(text).find((sentence) => RULES[concern](fold(sentence)));
  if (found === undefined) return null;
  const quote = found.trim();
  return quote.length > QUOTE_MAX ? `${quote.slice(0, QUOTE_MAX - 1).trimEnd()}…` : quote;
}

function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?…\n])(?=\s|$)(?<!\b\d{1,2}\.)/u);
}

function fold(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/[\p{M}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, "")
    .replace(/[’‘`´]/gu, "'")
    .replace(/ß/gu, "ss")
    .replace(/\s+/gu, " ")
    .trim()
    .toLowerCase();
}

function expression(parts: readonly string[]): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}_])(?:${parts.join("|")})(?![\\p{L}\\p{N}_])`, "u");
}
