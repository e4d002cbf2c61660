import type { Phrases } from "../../dictionary.ts";

export const digestEmails: Phrases["digestEmails"] = {
  subject: "Du nouveau pour toi sur Nakamatch",
  greeting: "Salut {{nickname}} !",
  intro: "Voici ce qu’il y a de nouveau depuis ta dernière visite :",
  counts: {
    chats: { one: "1 discussion avec des messages non lus", other: "{{count}} discussions avec des messages non lus" },
    turns: { one: "1 discussion où c’est à toi", other: "{{count}} discussions où c’est à toi" },
    matches: { one: "1 nouveau match", other: "{{count}} nouveaux matchs" },
    likes: { one: "1 nouveau like", other: "{{count}} nouveaux likes" },
    today: { one: "1 personne pour toi aujourd’hui", other: "{{count}} personnes pour toi aujourd’hui" },
  },
  line: "{{what}} : {{names}}",
  others: { one: "1 autre personne", other: "{{count}} autres personnes" },
  searches: {
    exact: "{{count}} nouvelles personnes correspondent à « {{name}} »",
    many: "Au moins {{count}} nouvelles personnes correspondent à « {{name}} »",
  },
  actions: { chats: "Ouvrir mes discussions", matches: "Ouvrir mes matchs", search: "Voir qui c’est" },
  why: {
    daily:
      "Ce récap arrive à {{email}} quand il y a du nouveau, une fois par jour au plus. Change la fréquence dans les réglages.",
    weekly:
      "Ce récap arrive à {{email}} quand il y a du nouveau, une fois par semaine au plus. Change la fréquence dans les réglages.",
  },
  unsubscribe: "Ne plus recevoir ces récaps",
};
