import type { Phrases } from "@nakamatch/phrases/dictionary";
import { fillIn } from "@nakamatch/phrases/text";
import { verificationPhrases } from "../../../mail/languages.ts";
import { renderEmail } from "../../../mail/layout.ts";
import type { Email } from "../../../mail/transport.ts";
import type { Recipient } from "../../sign-in/accounts/types.ts";
import type { VerificationEnd } from "./types.ts";

/** The email about the end of a request for the mark. */
export function endedEmail({ nickname, email, language }: Recipient, end: VerificationEnd, publicUrl: string): Email {
  const words = verificationPhrases[language];
  const { subject, preheader, body, action, path } = contentOf(words, end);
  return renderEmail({
    language,
    subject,
    preheader,
    greeting: fillIn(words.greeting, { nickname }, language),
    body,
    action: { label: action, url: new URL(path, publicUrl).href },
    after: [words.erased],
    why: fillIn(words.why, { email }, language),
  });
}

function contentOf({ approved, expired, rejected }: Phrases["verificationEmails"], end: VerificationEnd) {
  if (end === "approved") return { ...approved, body: [approved.body], path: "/profile/me" };
  const again = { action: rejected.action, path: "/profile/edit#verification" };
  if (end === "expired") return { ...expired, ...again, body: [expired.body] };
  return { ...rejected, ...again, body: [rejected.reasons[end], rejected.next] };
}
