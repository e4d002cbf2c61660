import type { Phrases } from "../dictionary.ts";

export const digestEmails: Phrases["digestEmails"] = {
  subject: "Le tue novità su Nakamatch",
  greeting: "Ciao {{nickname}}!",
  intro: "Ecco le novità dalla tua ultima visita:",
  counts: {
    chats: { one: "1 chat con messaggi non letti", other: "{{count}} chat con messaggi non letti" },
    matches: { one: "1 nuovo match", other: "{{count}} nuovi match" },
    likes: { one: "1 nuovo like", other: "{{count}} nuovi like" },
  },
  line: "{{what}}: {{names}}",
  others: { one: "un'altra persona", other: "altre {{count}} persone" },
  actions: { chats: "Apri le mie chat", matches: "Apri i miei match" },
  why: {
    daily:
      "Ricevi questo riepilogo all'indirizzo {{email}} nei giorni in cui ci sono novità. Nelle impostazioni puoi cambiare ogni quanto arriva.",
    weekly:
      "Ricevi questo riepilogo all'indirizzo {{email}} nelle settimane in cui ci sono novità. Nelle impostazioni puoi cambiare ogni quanto arriva.",
  },
  unsubscribe: "Non ricevere più riepiloghi",
};
