import type { Phrases } from "../../dictionary.ts";

export const decisions: Phrases["decisions"] = {
  meta: "Decisions and reports · Nakamatch",
  title: "Decisions and reports",
  intro: "What the moderation team decided, why, and how to appeal if it’s a mistake.",
  back: "Back to Discover",
  empty: {
    title: "All good",
    text: "There are no decisions about your account. If there ever is one, you’ll find it here with the reasons.",
  },
  error: {
    title: "We couldn’t load the decisions",
    text: "Try again: that usually does it.",
  },
  reports: {
    title: "What you reported",
    intro: "Here you’ll see whether we took action. We don’t say what kind, to protect the other person.",
    acted: "We looked into your report and took action",
    nothing: "We looked into your report and found no reason to act",
    actedAgain: "We looked again and took action",
    nothingAgain: "Someone else on the team took another look and found no reason to act either",
    reported: "You reported this on {{date}}.",
    reportedFor: "You reported “{{reason}}” on {{date}}.",
    afterActed: "If this person bothers you again, block them or report them again.",
    afterNothing: "You can block this person at any time: they can no longer see you or write to you.",
    appeal: {
      title: "Think we got it wrong?",
      text: "Tell us why. Someone else on the team will take a look, never the person who decided the first time. You can ask once.",
      open: "Ask for another look",
      label: "Why you think we got it wrong",
      submit: "Send",
      sending: "Sending…",
      required: "Tell us why you think we got it wrong",
      sentTitle: "We’ll take another look",
      sentText: "Once we have, you’ll see here whether we took action.",
      failedTitle: "We couldn’t send it",
      asked: "You asked for another look on {{date}}.",
    },
  },
};
