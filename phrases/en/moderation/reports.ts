import type { Phrases } from "../../dictionary.ts";

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
  meeting: {
    title: "What happened?",
    text: "Somebody from the moderation team will read your report, together with the plans and the latest messages of this chat. We won’t tell {{name}} who sent it.",
    danger: "Is anybody in danger? Call now:",
    dangerLocal: "Is anybody in danger? Call your local emergency number now.",
    call: "Call {{number}}",
  },
  words: {
    title: "Report these words",
    text: "Someone on the moderation team will read this, together with these words. We won’t tell anyone who sent it.",
  },
  message: {
    action: "Report this message",
    title: "Marked message",
    text: "The moderation team will see it highlighted, with the messages around it.",
    remove: "Remove the mark",
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
    text: "You won’t see each other or be able to message each other anymore, and we won’t tell them. You can undo this any time under “Blocked people” in your profile.",
    skip: "Not now",
  },
  concern: {
    question: "Is someone in danger, under 18, or asking for money?",
    hint: "If so, we’ll look at it sooner. You don’t have to answer.",
    yes: "Yes",
    no: "No",
    which: "What’s happening?",
    options: {
      danger: "Someone is in danger now",
      underage: "They’re under 18",
      money: "They’re asking for money",
      unsure: "I’m not sure",
    },
    noted: "Thank you for telling us. We’ll look at it before anything else.",
    emergency:
      "If someone is in danger right now, call the emergency number: 112 in Europe, 911 in much of the Americas, 190 in Brazil.",
    advice: "Don’t send money, gift cards or codes.",
    failed: "We couldn’t send your answer. Your report has reached us.",
    decided: "We’ve already looked into your report. If it goes on, report again.",
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
    text: "Thank you for telling us. You can now see whether we took action, and what you can do.",
    more: "See the outcome",
    close: "Got it",
  },
};
