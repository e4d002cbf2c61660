import type { Language } from "@nakamatch/contract/vocabulary/languages";
import { emailPhrases } from "../../mail/languages.ts";
import { fillIn, renderEmail } from "../../mail/layout.ts";
import type { Email } from "../../mail/transport.ts";

interface EmailValues {
  nickname: string;
  /** The recipient's address: a person who gets the email by mistake sees which one it was sent to. */
  email: string;
  /** Absolute address of the link. */
  url: string;
  language: Language;
}

/** The email that asks a new member to confirm their address (spec §4 Registration). */
export function confirmationEmail(values: EmailValues): Email {
  return linkEmail("confirmation", values);
}

/** The email with the link to a new password. */
export function passwordResetEmail(values: EmailValues): Email {
  return linkEmail("passwordReset", values);
}

/** The email that tells a member of many wrong passwords for their account; it leads to the login. */
export function wrongPasswordsEmail(values: EmailValues): Email {
  return linkEmail("wrongPasswords", values);
}

type EmailKind = "confirmation" | "passwordReset" | "wrongPasswords";

function linkEmail(kind: EmailKind, { nickname, email, url, language }: EmailValues): Email {
  const { layout, [kind]: words } = emailPhrases[language];
  return renderEmail({
    language,
    phrases: layout,
    subject: words.subject,
    preheader: words.preheader,
    greeting: fillIn(words.greeting, { nickname }),
    body: [words.body],
    action: { label: words.action, url },
    after: [words.after],
    why: fillIn(words.why, { email }),
  });
}
