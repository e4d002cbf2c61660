import type { Phrases } from "../../dictionary.ts";

export const digestEmails: Phrases["digestEmails"] = {
  subject: "Le tue novità su Nakamatch",
  greeting: "Ciao {{nickname}}!",
  intro: "Ecco cosa c’è di nuovo dalla tua ultima visita:",
  counts: {
    chats: { one: "1 chat con messaggi non letti", other: "{{count}} chat con messaggi non letti" },
    turns: { one: "1 chat in cui tocca a te", other: "{{count}} chat in cui tocca a te" },
    matches: { one: "1 nuovo match", other: "{{count}} nuovi match" },
    likes: { one: "1 nuovo like", other: "{{count}} nuovi like" },
    today: { one: "1 persona per te oggi", other: "{{count}} persone per te oggi" },
  },
  line: "{{what}}: {{names}}",
  others: { one: "un’altra persona", other: "altre {{count}} persone" },
  searches: {
    exact: "{{count}} persone nuove corrispondono a «{{name}}»",
    many: "Almeno {{count}} persone nuove corrispondono a «{{name}}»",
  },
  actions: { chats: "Apri le mie chat", matches: "Apri i miei match", search: "Guarda chi sono" },
  why: {
    daily:
      "Questa e-mail arriva a {{email}} solo quando ci sono novità, al massimo una al giorno. La frequenza la scegli nelle impostazioni.",
    weekly:
      "Questa e-mail arriva a {{email}} solo quando ci sono novità, al massimo una a settimana. La frequenza la scegli nelle impostazioni.",
  },
  unsubscribe: "Non mandarmi più queste e-mail",
};
