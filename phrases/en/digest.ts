import type { Phrases } from "../dictionary.ts";

export const digest: Phrases["digest"] = {
  settings: {
    title: "Summary by email",
    text: "What’s new when you haven’t been here for a while: unread chats, matches and likes. It comes in the evening, outside your quiet hours, and only if there’s something new.",
    label: "How often",
    daily: "Every day",
    weekly: "Every week",
    off: "Never",
  },
  page: {
    meta: "Summary by email · Nakamatch",
    title: "Fewer emails",
    intro: "One tap and I stop writing.",
    question: "No more summaries by email?",
    text: "You’ll no longer get the email with what’s new. Emails about your account will still reach you.",
    stop: "Stop these summaries",
    doneTitle: "Done: you won’t get any more summaries",
    doneText: "If you change your mind, switch them on again in the settings.",
    invalidTitle: "The link doesn’t work",
    invalidText:
      "Part of it is missing, or it isn’t ours. Open it again from the email, or change the summary in the settings.",
    settings: "Go to the settings",
  },
};
