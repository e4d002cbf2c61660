import type { Phrases } from "../../dictionary.ts";

export const taste: Phrases["taste"] = {
  rare: "Anche tu adori {{title}}: qui piace a meno di {{count}} persone.",
  both: "Anche tu adori {{title}}.",
  bothMore_one: "Anche tu adori {{title}}, e avete un altro titolo in comune.",
  bothMore_other: "Anche tu adori {{title}}, e avete altri {{count}} titoli in comune.",
  today: {
    title: "La tua gente di oggi",
    text: "Sono le persone con i gusti più vicini ai tuoi. Te ne proponiamo altre {{when}}.",
    done: "Per oggi hai visto tutta la tua gente. Ne arriva altra {{when}}.",
    limits: {
      none: "Ovunque vivano · tutte le lingue",
      near: "Fino a {{km}} km · tutte le lingue",
      speaking: "Ovunque vivano · le mie lingue",
      both: "Fino a {{km}} km · le mie lingue",
    },
    change: "Cambia",
    few: {
      nearNone: "Oggi non c’è nessuno di nuovo entro {{km}} km.",
      near_one: "Oggi c’è solo una persona nuova entro {{km}} km.",
      near_other: "Oggi ci sono solo {{count}} persone nuove entro {{km}} km.",
      speakingNone: "Oggi non c’è nessuno di nuovo che parli le tue lingue.",
      speaking_one: "Oggi c’è solo una persona nuova che parla le tue lingue.",
      speaking_other: "Oggi ci sono solo {{count}} persone nuove che parlano le tue lingue.",
      bothNone: "Oggi non c’è nessuno di nuovo entro {{km}} km che parli le tue lingue.",
      both_one: "Oggi c’è solo una persona nuova entro {{km}} km che parla le tue lingue.",
      both_other: "Oggi ci sono solo {{count}} persone nuove entro {{km}} km che parlano le tue lingue.",
    },
    farther: "Così abbiamo cercato più lontano.",
    foreign: "Così abbiamo cercato anche in altre lingue.",
    either: "Così abbiamo cercato più lontano e in altre lingue.",
    previous: "Persona precedente",
    next: "Persona successiva",
  },
};
