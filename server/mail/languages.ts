import type { Language } from "@nakamatch/contract/vocabulary/languages";
import { de } from "@nakamatch/phrases/de";
import type { Phrases } from "@nakamatch/phrases/dictionary";
import { en } from "@nakamatch/phrases/en";
import { es } from "@nakamatch/phrases/es";
import { fr } from "@nakamatch/phrases/fr";
import { it } from "@nakamatch/phrases/it";
import { pt } from "@nakamatch/phrases/pt";

/** The phrases of every language, for letters. */
export const mailPhrases: Record<Language, Phrases["mails"]> = {
  es: es.mails,
  en: en.mails,
  fr: fr.mails,
  it: it.mails,
  de: de.mails,
  pt: pt.mails,
};
