import type { Phrases } from "../dictionary.ts";

export const digest: Phrases["digest"] = {
  settings: {
    title: "Riepilogo via e-mail",
    text: "Che cosa c'è di nuovo quando manchi da un po': chat non lette, match e like. Arriva in serata, fuori dalle tue ore di silenzio, e solo se ci sono novità.",
    label: "Ogni quanto",
    daily: "Ogni giorno",
    weekly: "Ogni settimana",
    off: "Mai",
  },
  page: {
    meta: "Riepilogo via e-mail · Nakamatch",
    title: "Meno e-mail",
    intro: "Un tocco e non ti scrivo più.",
    question: "Non vuoi più riepiloghi via e-mail?",
    text: "Non riceverai più l'e-mail con le tue novità. Quelle sul tuo account continueranno ad arrivare.",
    stop: "Non ricevere più riepiloghi",
    doneTitle: "Fatto: non riceverai più riepiloghi",
    doneText: "Se cambi idea, riattivali nelle impostazioni.",
    invalidTitle: "Il link non funziona",
    invalidText: "È incompleto o non è nostro. Riaprilo dall'e-mail, oppure cambia il riepilogo nelle impostazioni.",
    settings: "Vai alle impostazioni",
  },
};
