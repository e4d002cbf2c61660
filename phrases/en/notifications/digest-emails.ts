import type { Phrases } from "../../dictionary.ts";

export const digestEmails: Phrases["digestEmails"] = {
  subject: "What’s new for you on Nakamatch",
  greeting: "Hi {{nickname}}!",
  intro: "Here’s what’s new since your last visit:",
  counts: {
    chats: { one: "1 chat with unread messages", other: "{{count}} chats with unread messages" },
    turns: { one: "1 chat where it’s your turn", other: "{{count}} chats where it’s your turn" },
    matches: { one: "1 new match", other: "{{count}} new matches" },
    likes: { one: "1 new like", other: "{{count}} new likes" },
    today: { one: "1 person for you today", other: "{{count}} people for you today" },
  },
  line: "{{what}}: {{names}}",
  others: { one: "1 other person", other: "{{count}} other people" },
  searches: {
    exact: "{{count}} new people fit “{{name}}”",
    many: "At least {{count}} new people fit “{{name}}”",
  },
  actions: { chats: "Open my chats", matches: "Open my matches", search: "See who they are" },
  why: {
    daily:
      "You get these updates at {{email}} when there’s something new, once a day at most. Change how often in the settings.",
    weekly:
      "You get these updates at {{email}} when there’s something new, once a week at most. Change how often in the settings.",
  },
  unsubscribe: "Stop these emails",
};
