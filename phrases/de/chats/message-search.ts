import type { Phrases } from "../../dictionary.ts";

export const messageSearch: Phrases["messageSearch"] = {
  list: "Gefundene Nachrichten",
  hint: "Gib mindestens zwei Buchstaben ein.",
  loading: "Wir durchsuchen deine Nachrichten …",
  none: "Keine Nachricht mit „{{text}}“.",
  error: "Wir konnten deine Nachrichten nicht durchsuchen.",
  shown_one: "{{count}} Nachricht in der Liste",
  shown_other: "{{count}} Nachrichten in der Liste",
};
