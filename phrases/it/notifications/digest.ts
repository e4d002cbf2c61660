import type { Phrases } from "../../dictionary.ts";

export const digest: Phrases["digest"] = {
  settings: {
    title: "Novità via e-mail",
    text: "Le tue novità: chat non lette, match, like, persone nuove per le tue ricerche salvate e, se arriva ogni giorno, quanta gente c’è oggi per te. Arriva la sera, mai nell’orario «Non disturbare», e solo se c’è qualcosa di nuovo.",
    label: "Ogni quanto",
    daily: "Ogni giorno",
    weekly: "Ogni settimana",
    off: "Mai",
  },
  turns: {
    title: "Promemoria delle chat",
    text: "Se in una chat tocca a te da tre giorni, te lo ricordiamo una volta sola: con una riga nella chat e una nell’e-mail con le novità.",
    switch: "Ricordami le chat in cui tocca a me",
    hint: "Non lo vede nessun altro e non misuriamo quanto rispondi.",
  },
  page: {
    meta: "Novità via e-mail · Nakamatch",
    title: "Meno e-mail",
    intro: "Un tocco e non ti scriviamo più.",
    question: "Basta novità via e-mail?",
    text: "Non riceverai più l’e-mail con le novità. Quelle sul tuo account continueranno ad arrivare.",
    stop: "Non mandarmi più queste e-mail",
    doneTitle: "Fatto: non te le mandiamo più",
    doneText: "Se cambi idea, riattivale nelle impostazioni.",
    invalidTitle: "Il link non funziona",
    invalidText:
      "È incompleto o non è nostro. Riaprilo dall’e-mail, oppure scegli nelle impostazioni ogni quanto vuoi le novità.",
    settings: "Vai alle impostazioni",
  },
};
