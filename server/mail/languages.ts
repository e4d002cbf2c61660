import type { Language } from "@nakamatch/contract/vocabulary/languages";
import { emails as de } from "@nakamatch/phrases/de/emails";
import type { Phrases } from "@nakamatch/phrases/dictionary";
import { emails as en } from "@nakamatch/phrases/en/emails";
import { emails as es } from "@nakamatch/phrases/es/emails";
import { emails as fr } from "@nakamatch/phrases/fr/emails";
import { emails as it } from "@nakamatch/phrases/it/emails";
import { emails as pt } from "@nakamatch/phrases/pt/emails";

/** The phrases of emails in every language. */
export const emailPhrases: Record<Language, Phrases["emails"]> = { es, en, fr, it, de, pt };
