import type { Language } from "@nakamatch/contract/vocabulary/languages";
import { emailPhrases } from "../../mail/languages.ts";
import { fillIn, renderEmail } from "../../mail/layout.ts";
import type { Email } from "../../mail/transport.ts";

/** The email that tells that the password was changed, and what to do if it was somebody else. */
export function passwordChangedEmail({
  nickname,
  email,
  language,
  publicUrl,
}: {
  nickname: string;
  email: string;
  language: Language;
  publicUrl: string;
}): Email {
  const { layout, passwordChanged: words } = emailPhrases[language];
  return renderEmail({
    language,
    phrases: layout,
    subject: words.subject,
    preheader: words.preheader,
    greeting: fillIn(words.greeting, { nickname }),
    body: [words.body],
    action: { label: words.action, url: new URL("/login", publicUrl).href },
    after: [words.after],
    why: fillIn(words.why, { email }),
  });
}
