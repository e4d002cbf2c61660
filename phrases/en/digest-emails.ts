import type { Phrases } from "../dictionary.ts";

export const digestEmails: Phrases["digestEmails"] = {
  subject: "What’s new for you on Nakamatch",
  greeting: "Hi {{nickname}}!",
  intro: "Here’s what’s new since your last visit:",
  counts: {
    chats: { one: "1 chat with unread messages", other: "{{count}} chats with unread messages" },
    matches: { one: "1 new match", other: "{{count}} new matches" },
    likes: { one: "1 new like", other: "{{count}} new likes" },
  },
  line: "{{what}}: {{names}}",
  others: { one: "1 other person", other: "{{count}} other people" },
  actions: { chats: "Open my chats", matches: "Open my matches" },
  why: {
    daily:
      "You get this summary at {{email}} on days when there’s something new. You can change how often it comes in the settings.",
    weekly:
      "You get this summary at {{email}} in weeks when there’s something new. You can change how often it comes in the settings.",
  },
  unsubscribe: "Stop these summaries",
};
