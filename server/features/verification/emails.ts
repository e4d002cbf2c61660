import { fillIn } from "@nakamatch/phrases/text";
import { emailPhrases, verificationPhrases } from "../../mail/languages.ts";
import { renderEmail } from "../../mail/layout.ts";
import type { Email } from "../../mail/transport.ts";
import type { Recipient } from "../accounts/types.ts";
import type { VerificationEnd } from "./types.ts";

/** How a request for the verified mark ended. */
export function endedEmail({ nickname, email, language }: Recipient, end: VerificationEnd, publicUrl: string): Email {
  const words = verificationPhrases[language];
  const { action, next, reasons } = words.rejected;
  const { subject, preheader } = end === "approved" || end === "expired" ? words[end] : words.rejected;
  const body = end === "approved" || end === "expired" ? [words[end].body] : [reasons[end], next];
  return renderEmail({
    language,
    phrases: emailPhrases[language].layout,
    subject,
    preheader,
    greeting: fillIn(words.greeting, { nickname }),
    body,
    action:
      end === "approved"
        ? { label: words.approved.action, url: new URL("/profile/me", publicUrl).href }
        : { label: action, url: new URL("/profile/edit#verification", publicUrl).href },
    after: [words.erased],
    why: fillIn(words.why, { email }),
  });
}
