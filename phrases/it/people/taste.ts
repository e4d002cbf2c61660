import type { Phrases } from "../../dictionary.ts";

export const taste: Phrases["taste"] = {
  rare: "Anche tu adori {{title}}: qui piace a meno di {{count}} persone.",
  both: "Anche tu adori {{title}}.",
  rareOnCard: "qui piace a meno di {{count}} persone",
  possible: {
    amistad: "Amicizia possibile",
    relacion: "Relazione possibile",
    ambas: "Amicizia o relazione possibile",
  },
  today: {
    title: "La tua gente di oggi",
    text: "Scelta in base ai tuoi gusti. Te ne proponiamo altre {{when}}.",
    done: "Per oggi hai visto tutta la tua gente. Grazie per averle dedicato tempo! Ne arriva altra {{when}}; fino ad allora la lista qui sotto è tutta tua.",
    limits: {
      none: "Ovunque, ogni età e lingua",
      anywhere: "Ovunque vivano",
      near: "Fino a {{km}} km",
      ages: "{{ages}} anni",
      speaking: "le mie lingue",
    },
    change: "Cambia",
    fewNone: "Così non restava nessuno: abbiamo cercato anche {{where}}.",
    few_one: "Così restava solo una persona: abbiamo cercato anche {{where}}.",
    few_other: "Così ne restavano solo {{count}}: abbiamo cercato anche {{where}}.",
    wider: {
      farther: "più lontano",
      fartherTo: "più lontano (fino a {{km}} km)",
      otherAge: "fino a {{years}} anni oltre queste età",
      foreign: "in altre lingue",
    },
    previous: "Persona precedente",
    next: "Persona successiva",
  },
  goesTo: "Va anche a {{events}}",
};
