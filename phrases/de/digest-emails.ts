import type { Phrases } from "../dictionary.ts";

export const digestEmails: Phrases["digestEmails"] = {
  subject: "Neues für dich bei Nakamatch",
  greeting: "Hallo {{nickname}}!",
  intro: "Das ist neu seit deinem letzten Besuch:",
  counts: {
    chats: { one: "1 Chat mit ungelesenen Nachrichten", other: "{{count}} Chats mit ungelesenen Nachrichten" },
    matches: { one: "1 neues Match", other: "{{count}} neue Matches" },
    likes: { one: "1 neues Like", other: "{{count}} neue Likes" },
  },
  line: "{{what}}: {{names}}",
  others: { one: "1 weitere Person", other: "{{count}} weitere Personen" },
  actions: { chats: "Meine Chats öffnen", matches: "Meine Matches öffnen" },
  why: {
    daily:
      "Diese Zusammenfassung geht an {{email}}, und zwar an Tagen, an denen es etwas Neues gibt. Wie oft sie kommt, kannst du in den Einstellungen ändern.",
    weekly:
      "Diese Zusammenfassung geht an {{email}}, und zwar in Wochen, in denen es etwas Neues gibt. Wie oft sie kommt, kannst du in den Einstellungen ändern.",
  },
  unsubscribe: "Zusammenfassungen abbestellen",
};
