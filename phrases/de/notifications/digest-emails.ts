import type { Phrases } from "../../dictionary.ts";

export const digestEmails: Phrases["digestEmails"] = {
  subject: "Neues für dich auf Nakamatch",
  greeting: "Hallo {{nickname}}!",
  intro: "Das ist neu seit deinem letzten Besuch:",
  counts: {
    chats: { one: "1 Chat mit ungelesenen Nachrichten", other: "{{count}} Chats mit ungelesenen Nachrichten" },
    turns: { one: "1 Chat, in dem du dran bist", other: "{{count}} Chats, in denen du dran bist" },
    matches: { one: "1 neues Match", other: "{{count}} neue Matches" },
    likes: { one: "1 neues Like", other: "{{count}} neue Likes" },
    today: { one: "Heute 1 Person für dich", other: "Heute {{count}} Leute für dich" },
  },
  line: "{{what}}: {{names}}",
  others: { one: "1 weitere Person", other: "{{count}} weitere Personen" },
  searches: {
    exact: "{{count}} neue Leute passen zu „{{name}}“",
    many: "Mindestens {{count}} neue Leute passen zu „{{name}}“",
  },
  actions: { chats: "Meine Chats öffnen", matches: "Meine Matches öffnen", search: "Ansehen, wer es ist" },
  why: {
    daily:
      "Diese E-Mail bekommst du an {{email}}, wenn es etwas Neues gibt, höchstens einmal am Tag. Wie oft, stellst du in den Einstellungen ein.",
    weekly:
      "Diese E-Mail bekommst du an {{email}}, wenn es etwas Neues gibt, höchstens einmal pro Woche. Wie oft, stellst du in den Einstellungen ein.",
  },
  unsubscribe: "Diese E-Mails abbestellen",
};
