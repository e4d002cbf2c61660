import { DATE_LOCALES, type Language } from "@nakamatch/contract/vocabulary/languages";
import { fillIn, writtenDate } from "@nakamatch/phrases/text";
import { premiumPhrases } from "../../../mail/languages.ts";
import { renderEmail } from "../../../mail/layout.ts";
import type { Email } from "../../../mail/transport.ts";
import type { Recipient } from "../../sign-in/accounts/types.ts";
import type { BillingEmail } from "./types.ts";

interface BillingEmailValues extends BillingEmail, Recipient {
  publicUrl: string;
  contactEmail: string;
}

/** In the person's language. */
export function billingEmail(values: BillingEmailValues): Email {
  const { kind, language, nickname, email, contactEmail } = values;
  const phrases = premiumPhrases[language];
  const { subject, preheader, body, after, action } = phrases[kind];
  const price = formatPrice(values.price, language);
  const fill = (phrase: string) =>
    fillIn(
      phrase,
      { date: formatDay(values.date, language), price: fillIn(phrases.prices[values.plan], { price }, language) },
      language,
    );
  return renderEmail({
    language,
    subject: fill(subject),
    preheader: fill(preheader),
    greeting: fillIn(phrases.greeting, { nickname }, language),
    body: [fill(body)],
    action: { label: action, url: new URL("/premium", values.publicUrl).href },
    after: [fill(after), fillIn(phrases.contact, { contact: contactEmail }, language)],
    why: fillIn(phrases.why, { email }, language),
  });
}

function formatPrice({ cents, currency }: { cents: number; currency: string }, language: Language): string {
  // Reais are formatted the Brazilian way, whatever the date locale.
  const locale = currency === "brl" ? "pt-BR" : DATE_LOCALES[language];
  return new Intl.NumberFormat(locale, { style: "currency", currency }).format(cents / 100);
}

/** Formats in UTC: the reader's time zone is unknown. */
function formatDay(instant: string, language: Language): string {
  const format = new Intl.DateTimeFormat(DATE_LOCALES[language], { dateStyle: "long", timeZone: "UTC" });
  return writtenDate(format.format(new Date(instant)), language);
}
