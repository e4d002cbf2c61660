import type { Language } from "@nakamatch/contract/vocabulary/languages";
import { emails as de } from "@nakamatch/phrases/de/emails";
import { reasons as deReasons } from "@nakamatch/phrases/de/reasons";
import { statement as deStatement } from "@nakamatch/phrases/de/statement";
import type { Phrases } from "@nakamatch/phrases/dictionary";
import { emails as en } from "@nakamatch/phrases/en/emails";
import { reasons as enReasons } from "@nakamatch/phrases/en/reasons";
import { statement as enStatement } from "@nakamatch/phrases/en/statement";
import { emails as es } from "@nakamatch/phrases/es/emails";
import { reasons as esReasons } from "@nakamatch/phrases/es/reasons";
import { statement as esStatement } from "@nakamatch/phrases/es/statement";
import { emails as fr } from "@nakamatch/phrases/fr/emails";
import { reasons as frReasons } from "@nakamatch/phrases/fr/reasons";
import { statement as frStatement } from "@nakamatch/phrases/fr/statement";
import { emails as it } from "@nakamatch/phrases/it/emails";
import { reasons as itReasons } from "@nakamatch/phrases/it/reasons";
import { statement as itStatement } from "@nakamatch/phrases/it/statement";
import { emails as pt } from "@nakamatch/phrases/pt/emails";
import { reasons as ptReasons } from "@nakamatch/phrases/pt/reasons";
import { statement as ptStatement } from "@nakamatch/phrases/pt/statement";

/** The phrases of emails in every language. */
export const emailPhrases: Record<Language, Phrases["emails"]> = { es, en, fr, it, de, pt };

/** The texts of the codes of reasons in every language. */
export const reasonPhrases: Record<Language, Phrases["reasons"]> = {
  es: esReasons,
  en: enReasons,
  fr: frReasons,
  it: itReasons,
  de: deReasons,
  pt: ptReasons,
};

/** The phrases of statements of reasons in every language. */
export const statementWords: Record<Language, Phrases["statement"]> = {
  es: esStatement,
  en: enStatement,
  fr: frStatement,
  it: itStatement,
  de: deStatement,
  pt: ptStatement,
};
