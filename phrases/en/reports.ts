import type { Phrases } from "../dictionary.ts";

export const reports: Phrases["reports"] = {
  profile: {
    action: "Report profile",
    title: "Report profile",
    text: "Someone on the moderation team will read this, together with what this profile shows right now. We won’t tell {{name}} who sent it.",
  },
  chat: {
    action: "Report this person",
    title: "Report this person",
    text: "Someone on the moderation team will read this, together with the latest messages of this chat. We won’t tell {{name}} who sent it.",
  },
  reason: "Reason",
  description: "Description",
  placeholder: "What happened? The more detail, the better we can help.",
  send: "Send report",
  problems: {
    reason: "Choose a reason.",
    description: {
      required: "Tell us what happened.",
      tooLong: "You can write up to {{max}} characters.",
    },
  },
  done: {
    title: "Report sent",
    text: "Thank you for reporting. We’ll look into it.",
  },
  after: {
    title: "Block {{name}} too?",
    text: "You won’t see each other anymore or be able to write, and we won’t tell them. You can undo this any time under “Blocked people” in your profile.",
    skip: "Not now",
  },
  errors: {
    signedOut: "Log in to send a report",
    invalidId: "We can’t find this person",
    notFoundTitle: "Person not found",
    notFound: "This person has no profile you can report right now",
    duplicateTitle: "Report already sent",
    failed: "We couldn’t send your report. Try again.",
  },
  reviewed: {
    title_one: "We’ve looked into your report",
    title_other: "We’ve looked into your reports",
    text: "Thank you for telling us. To protect the other person’s privacy, we can’t say what we decided.",
    more: "See the outcome",
    close: "Got it",
  },
};
