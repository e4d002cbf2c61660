import type { RefusalReason } from "@nakamatch/contract/vocabulary/verification";
import { fillIn } from "@nakamatch/phrases/text";
import { emailPhrases, verificationPhrases } from "../../mail/languages.ts";
import { renderEmail } from "../../mail/layout.ts";
import type { Email } from "../../mail/transport.ts";
import type { Recipient } from "../accounts/types.ts";

/** Tells how a request for the verified mark ended; `reason` of a rejection. */
export function decidedEmail(
  { nickname, email, language }: Recipient,
  reason: RefusalReason | null,
  publicUrl: string,
): Email {
  const words = verificationPhrases[language];
  const { subject, preheader, action } = reason ? words.rejected : words.approved;
  return renderEmail({
    language,
    phrases: emailPhrases[language].layout,
    subject,
    preheader,
    greeting: fillIn(words.greeting, { nickname }),
    body: reason ? [words.rejected.reasons[reason], words.rejected.next] : [words.approved.body],
    action: { label: action, url: new URL(reason ? "/profile/edit#verification" : "/profile/me", publicUrl).href },
    after: [words.erased],
    why: fillIn(words.why, { email }),
  });
}
