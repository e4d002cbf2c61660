import type { Language } from "@nakamatch/contract/vocabulary/languages";
import { emailPhrases } from "../../mail/languages.ts";
import { fillIn, layOut } from "../../mail/layout.ts";
import type { Letter } from "../../mail/transport.ts";

interface LetterValues {
  nickname: string;
  /** Absolute address of the link. */
  url: string;
  language: Language;
}

/** The letter that asks a new member to confirm their address (spec §4 Registration). */
export function confirmationLetter(values: LetterValues): Letter {
  return linkLetter("confirmation", values);
}

/** The letter that leads to a new password. */
export function passwordResetLetter(values: LetterValues): Letter {
  return linkLetter("passwordReset", values);
}

function linkLetter(kind: "confirmation" | "passwordReset", { nickname, url, language }: LetterValues): Letter {
  const { layout, [kind]: words } = emailPhrases[language];
  return layOut({
    language,
    phrases: layout,
    subject: words.subject,
    greeting: fillIn(words.greeting, { nickname }),
    body: [words.body],
    action: { label: words.action, url },
    after: [words.after],
  });
}
