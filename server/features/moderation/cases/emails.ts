import { renderEmail } from "../../../mail/layout.ts";
import type { Email } from "../../../mail/transport.ts";

/** Numbers of pending items. */
type Counts = Record<"cases" | "appeals" | "photos", number>;

/** Tells the operator what is pending, in English like the commands and without names. */
export function operatorEmail({ cases, appeals, photos }: Counts, publicUrl: string): Email {
  const counted = [count(cases, "case"), count(appeals, "appeal"), count(photos, "photo")].filter(Boolean).join(", ");
  const subject = `${counted} ${cases + appeals + photos === 1 ? "waits" : "wait"} for the operator`;
  const body = [`${subject}: no moderator may decide.`];
  if (cases > 0) {
    body.push(
      "A case is about a moderator or an operator, or every moderator has reported the person or is that person. On the server, “npm run cases -- list” shows what waits, “npm run cases -- show ID” the reports and their evidence, and “npm run cases” alone how to decide.",
    );
  }
  if (appeals + photos > 0) {
    body.push(
      "An appeal or a photo waits because every moderator is that person, has reported them, or made the decision that the appeal is against. “npm run cases -- list” shows them. Make another person a moderator, who can then decide: “npm run moderator -- grant EMAIL”.",
    );
  }
  return renderEmail({
    language: "en",
    subject,
    preheader: "No moderator may decide.",
    greeting: "Hello,",
    body,
    action: { label: "Open Nakamatch", url: publicUrl },
    after: [],
    why: "You get this email because this address is the CONTACT_EMAIL of the installation.",
  });
}

function count(number: number, noun: string): string {
  return number === 0 ? "" : `${number} ${noun}${number === 1 ? "" : "s"}`;
}
