import { fillIn } from "@nakamatch/phrases/text";
import { formatInstant } from "../../../mail/format-instant.ts";
import { emailPhrases } from "../../../mail/languages.ts";
import { renderEmail } from "../../../mail/layout.ts";
import type { Email } from "../../../mail/transport.ts";
import type { QuestionEmailRow } from "./types.ts";

/** Says that there is a question, not what it is: others may read a mailbox. */
export function questionEmail({ language, nickname, email, until }: QuestionEmailRow, publicUrl: string): Email {
  const { greeting, question } = emailPhrases[language].decision;
  const { subject, preheader, body, action, after, why } = question;
  return renderEmail({
    language,
    subject,
    preheader,
    greeting: fillIn(greeting, { nickname }, language),
    body: [fillIn(body, { date: formatInstant(until.toISOString(), language) }, language)],
    action: { label: action, url: new URL("/decisions", publicUrl).href },
    after: [after],
    why: fillIn(why, { email }, language),
  });
}
