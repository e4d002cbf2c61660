import type { Language } from "@nakamatch/contract/vocabulary/languages";
import { fillIn } from "@nakamatch/phrases/text";
import { emailPhrases } from "./languages.ts";
import { renderEmail } from "./layout.ts";
import type { Email } from "./transport.ts";

export interface LinkEmailValues {
  nickname: string;
  /** Shown for recipients with several addresses. */
  email: string;
  /** Absolute. */
  url: string;
  language: Language;
}

/** Emails with a paragraph, a link and another paragraph. */
export type LinkEmailKind =
  | "confirmation"
  | "passwordReset"
  | "passwordChanged"
  | "accountSecured"
  | "addressRestoration"
  | "wrongPasswords"
  | "dataExport"
  | "dataExportSuspended"
  | "emailChange"
  | "emailChanged"
  | "emailTaken";

export function linkEmail(kind: LinkEmailKind, { nickname, email, url, language }: LinkEmailValues): Email {
  const words = emailPhrases[language][kind];
  return renderEmail({
    language,
    subject: words.subject,
    preheader: words.preheader,
    greeting: fillIn(words.greeting, { nickname }, language),
    body: [words.body],
    action: { label: words.action, url },
    after: [words.after],
    why: fillIn(words.why, { email }, language),
  });
}
