import { emailPhrases } from "../../mail/languages.ts";
import { renderEmail } from "../../mail/layout.ts";
import type { Email } from "../../mail/transport.ts";

/** Tells the operator that cases wait for them. In English, as commands and their documentation; it names nobody. */
export function operatorEmail(cases: number, publicUrl: string): Email {
  const { layout } = emailPhrases.en;
  const subject = cases === 1 ? "A case waits for the operator" : `${cases} cases wait for the operator`;
  return renderEmail({
    language: "en",
    phrases: layout,
    subject,
    preheader: "No moderator can decide it: it is about a moderator, or every moderator is a party.",
    greeting: "Hello,",
    body: [
      `${subject}: it is about a moderator, or every moderator has reported the person or is that person. No moderator can decide it.`,
      "On the server, “npm run cases -- list” shows what waits, “npm run cases -- show ID” the reports and their evidence, and “npm run cases” alone how to decide.",
    ],
    action: { label: "Open Nakamatch", url: publicUrl },
    after: [],
    why: "You get this email because this address is the CONTACT_EMAIL of the installation.",
  });
}
