import type { Phrases } from "../../dictionary.ts";

export const digest: Phrases["digest"] = {
  settings: {
    title: "Email updates",
    text: "What you’ve missed: unread chats, matches, likes, new people for your saved searches and, if it’s daily, how many people are there for you today. It comes in the evening, outside your quiet hours, and only when there’s something new.",
    label: "How often",
    daily: "Every day",
    weekly: "Every week",
    off: "Never",
  },
  turns: {
    title: "Chat reminder",
    text: "If it’s been your turn in a chat for three days, we remind you just once: with a line in the chat and one in the email update.",
    switch: "Remind me of chats where it’s my turn",
    hint: "Only you see it. How often you reply is never measured.",
  },
  page: {
    meta: "Email updates · Nakamatch",
    title: "Fewer emails",
    intro: "One tap and we’ll keep quiet.",
    question: "No more email updates?",
    text: "You’ll no longer get the email with what’s new. Emails about your account will still reach you.",
    stop: "Stop these emails",
    doneTitle: "Done: no more email updates",
    doneText: "If you change your mind, switch them on again in the settings.",
    invalidTitle: "The link doesn’t work",
    invalidText:
      "It’s incomplete, or it isn’t ours. Open it again from the email, or change your email updates in the settings.",
    settings: "Go to the settings",
  },
};
