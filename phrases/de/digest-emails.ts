import type { Phrases } from "../dictionary.ts";

/** The email with what is new. */
export const digestEmails: Phrases["digestEmails"] = {
  subject: "Das ist neu für dich auf Nakamatch",
  greeting: "Hallo {{nickname}}!",
  intro: "Das ist neu seit deinem letzten Besuch:",
  counts: {
    chats: { one: "1 Chat mit ungelesenen Nachrichten", other: "{{count}} Chats mit ungelesenen Nachrichten" },
    matches: { one: "1 neues Match", other: "{{count}} neue Matches" },
    likes: { one: "1 neuer Like", other: "{{count}} neue Likes" },
  },
  line: "{{what}}: {{names}}",
  others: { one: "1 weitere Person", other: "{{count}} weitere Personen" },
  actions: { chats: "Meine Chats öffnen", matches: "Meine Matches öffnen" },
  why: {
    daily:
      "Du bekommst diese Zusammenfassung an {{email}}, wenn es an einem Tag Neues gibt. Wie oft sie kommt, kannst du in den Einstellungen ändern.",
    weekly:
      "Du bekommst diese Zusammenfassung an {{email}}, wenn es in einer Woche Neues gibt. Wie oft sie kommt, kannst du in den Einstellungen ändern.",
  },
  unsubscribe: "Keine Zusammenfassungen mehr",
};
