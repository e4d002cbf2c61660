import type { Phrases } from "../dictionary.ts";

export const reports: Phrases["reports"] = {
  profile: {
    action: "Report profile",
    title: "Report profile",
    text: "Someone on the moderation team will read this, together with what this profile shows right now. We won’t tell {{name}} who sent it.",
  },
  chat: {
    action: "Report user",
    title: "Report user",
    text: "Someone on the moderation team will read this, together with the latest messages of this chat. We won’t tell {{name}} who sent it.",
  },
  reason: "Reason",
  description: "Description",
  placeholder: "Tell us what happened, with the details that help us understand it.",
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
    text: "While we look into your report, you can cut off contact. You won’t be able to see or write to each other any more, and we won’t tell them. You can undo this at any time in your profile, under “Blocked users”.",
    skip: "Not now",
  },
  errors: {
    signedOut: "You have to be logged in to send a report",
    invalidId: "Invalid user ID",
    notFoundTitle: "Person not found",
    notFound: "The person you’re trying to report has no valid profile",
    duplicateTitle: "Report already sent",
    failed: "Your report couldn’t be sent. Try again.",
  },
  reviewed: {
    title_one: "We’ve looked into your report",
    title_other: "We’ve looked into your reports",
    text: "Thank you for telling us. To protect the other person’s privacy, we can’t say what we decided.",
    more: "See the outcome",
    close: "Got it",
  },
};
