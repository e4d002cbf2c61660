import type { Phrases } from "../dictionary.ts";

export const about: Phrases["about"] = {
  meta: {
    title: "Chi sono · Nakamatch",
    description: "Chi c’è dietro Nakamatch, perché esiste e cosa non farà mai.",
  },
  title: "Chi sono",
  intro: "Ciao! Questo è il capitolo su chi disegna le vignette.",
  who: {
    title: "Chi c’è dietro",
    named: "Sono {{name}}, e Nakamatch è il mio progetto.",
    text: "Nakamatch lo faccio io, per chi va matto per le stesse cose che amo io. Tutto quello che vedi qui, dalla prima vignetta all’ultimo pulsante, è stato creato per questo sito.",
  },
  why: {
    title: "Perché esiste",
    text: "Perché nelle altre app bisogna spiegare cos’è un nakama. Volevo un posto in cui la prima domanda non fosse che lavoro fai, ma cosa ti ha fatto piangere nell’ultimo episodio.",
    idea: "L’idea è semplice: se due persone si emozionano per la stessa cosa, hanno già di che parlare. Il resto, amicizia o qualcosa di più, è affare loro.",
  },
  never: {
    title: "Cosa non farò",
    sell: "Vendere i tuoi dati o riempire il sito di pubblicità e tracciamenti.",
    fake: "Creare profili falsi per far sembrare che ci sia più gente.",
    formula: "Nascondere la compatibilità dietro una formula segreta: vedi sempre da quali titoli nasce.",
    love: "Prometterti l’amore della tua vita. Quello lo scrivi tu.",
  },
  made: {
    title: "Com’è fatto",
    text: "Disegni originali, sei lingue e un server tutto suo. Anche Koma, la vignetta con le orecchie che incontri qua e là, è di casa: koma in giapponese vuol dire «vignetta».",
  },
  contact: { text: "Un’idea, un bug, un «che bello»? Scrivimi, mi fa piacere.", button: "Contatti" },
};
