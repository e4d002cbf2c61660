import { CHECK_IN_PATH, TRUSTED_PATH } from "@nakamatch/contract/vocabulary/check-ins";
import type { Language } from "@nakamatch/contract/vocabulary/languages";
import { fillIn } from "@nakamatch/phrases/text";
import { emergencyText } from "../../../mail/emergency-text.ts";
import { checkInPhrases } from "../../../mail/languages.ts";
import { renderEmail } from "../../../mail/layout.ts";
import type { Email } from "../../../mail/transport.ts";
import { writtenTime } from "../../../platform/written-time.ts";
import type { Recipient } from "../../sign-in/accounts/types.ts";

/** Asks somebody, in the maker's letters alone, whether they may be written to. */
export function invitationEmail(
  {
    letters,
    email,
    token,
    until,
    timeZone,
  }: { letters: string; email: string; token: string; until: Date; timeZone: string },
  language: Language,
  publicUrl: string,
): Email {
  const { invitation: words, trustedGreeting: greeting } = checkInPhrases[language];
  const when = writtenTime(until, timeZone, language);
  const fill = (text: string) => fillIn(text, { letters, email, when }, language);
  return renderEmail({
    language,
    subject: fill(words.subject),
    preheader: fill(words.text),
    greeting,
    body: [fill(words.text), fill(words.promise), fill(words.until)],
    action: { label: words.action, url: `${publicUrl}${TRUSTED_PATH}?token=${token}` },
    after: [words.after],
    closing: "others",
    why: fill(words.why),
  });
}

/** Asks the maker; says who is told and when, or that nobody is. */
export function reminderEmail(
  { dueAt, tellAt, timeZone, token }: { dueAt: Date; tellAt: Date | null; timeZone: string; token: string },
  { language, nickname, email }: Recipient,
  publicUrl: string,
): Email {
  const { reminder: words, greeting } = checkInPhrases[language];
  const fill = (text: string, at: Date) => {
    const when = writtenTime(at, timeZone, language);
    return fillIn(text, { when, until: when, email }, language);
  };
  return renderEmail({
    language,
    subject: words.subject,
    preheader: fill(words.text, dueAt),
    greeting: fillIn(greeting, { nickname }, language),
    body: [fill(words.text, dueAt), tellAt ? fill(words.told, tellAt) : words.nobody],
    action: { label: words.action, url: `${publicUrl}${CHECK_IN_PATH}?token=${token}` },
    after: [emergencyText(timeZone, language)],
    why: fill(words.why, dueAt),
  });
}

/** Tells the trusted person who has not answered since when, and nothing else but the link that the maker made, if there is one. */
export function alarmEmail(
  {
    letters,
    email,
    dueAt,
    timeZone,
    token,
    link,
  }: { letters: string; email: string; dueAt: Date; timeZone: string; token: string; link: string | undefined },
  language: Language,
  publicUrl: string,
): Email {
  const { alarm: words, trustedGreeting: greeting } = checkInPhrases[language];
  const fill = (text: string) =>
    fillIn(text, { letters, email, when: writtenTime(dueAt, timeZone, language) }, language);
  return renderEmail({
    language,
    subject: fill(words.subject),
    preheader: fill(words.text),
    greeting,
    body: [fill(words.text), fill(words.ask), ...(link ? [{ text: fill(words.link), url: link }] : [])],
    action: { label: words.action, url: `${publicUrl}${TRUSTED_PATH}?token=${token}` },
    after: [emergencyText(timeZone, language)],
    closing: "others",
    why: fill(words.why),
  });
}

/** Tells the maker that the trusted person's mail server took no email: for good, or so far. */
export function undeliveredEmail(
  isTriedOn: boolean,
  { language, nickname, email }: Recipient,
  publicUrl: string,
): Email {
  const { undelivered: words, greeting } = checkInPhrases[language];
  const text = isTriedOn ? words.isTriedOn : words.text;
  return renderEmail({
    language,
    subject: words.subject,
    preheader: text,
    greeting: fillIn(greeting, { nickname }, language),
    body: [text],
    action: { label: words.action, url: `${publicUrl}/chats` },
    after: [],
    why: fillIn(words.why, { email }, language),
  });
}
