import { fillIn } from "@nakamatch/phrases/text";
import { emailPhrases } from "../../../mail/languages.ts";
import { renderEmail } from "../../../mail/layout.ts";
import type { Email } from "../../../mail/transport.ts";
import type { Farewell } from "./types.ts";

/** The farewell, which also says what happened to the subscription. */
export function farewellEmail(
  { email, nickname, language, premium }: Farewell,
  { publicUrl, contactEmail }: { publicUrl: string; contactEmail: string },
): Email {
  const { farewell } = emailPhrases[language];
  return renderEmail({
    language,
    subject: farewell.subject,
    preheader: farewell.preheader,
    greeting: fillIn(farewell.greeting, { nickname }, language),
    body: [farewell.body, ...(premium === "none" ? [] : [farewell.premium[premium]])],
    action: { label: farewell.action, url: new URL("/", publicUrl).href },
    after: [fillIn(farewell.after, { contact: contactEmail }, language)],
    why: fillIn(farewell.why, { email }, language),
  });
}
