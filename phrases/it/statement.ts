import type { Phrases } from "../dictionary.ts";

export const statement: Phrases["statement"] = {
  labels: {
    decision: "Decisione",
    date: "Data",
    effect: "Cosa comporta",
    rule: "Regola violata",
    note: "Nota del team",
    basis: "Su cosa si basa",
    decider: "Chi ha deciso",
  },
  kinds: { warning: "Avvertimento", ban: "Account sospeso", photo: "Foto rifiutata" },
  effects: {
    warning: "Il tuo account funziona come prima. Se succede di nuovo, possiamo sospenderlo.",
    banUntil: "Fino al {{date}} non puoi accedere e nessuno vede il tuo profilo. Poi potrai accedere di nuovo.",
    banForever: "Non puoi accedere e nessuno vede il tuo profilo. La sospensione non ha una data di fine.",
    photo: "Nessun altro vede quella foto. Puoi caricarne un’altra quando vuoi.",
    lifted: "Questa decisione non vale più.",
  },
  bases: {
    profile: "Il tuo profilo, com’era quando qualcuno lo ha segnalato.",
    chat: "Messaggi di una chat, com’erano quando qualcuno li ha segnalati.",
    both: "Il tuo profilo e messaggi di una chat, com’erano quando qualcuno li ha segnalati.",
    account: "Quello che il team di moderazione ha visto nel tuo account.",
    photo: "La foto che hai caricato.",
  },
  deciders: {
    person: "Una persona del team di moderazione. Nessun programma ha deciso nulla.",
    personAfterProgram: "Una persona del team di moderazione, dopo che un programma aveva segnalato la foto.",
    program: "Un programma, in modo automatico.",
  },
  appeal: {
    title: "Pensi che sia un errore?",
    text: "Spiegaci perché. Lo leggerà un’altra persona del team. Puoi fare ricorso una volta per ogni decisione.",
    open: "Fai ricorso",
    label: "Perché pensi che sia un errore",
    submit: "Invia il ricorso",
    sending: "Invio…",
    required: "Scrivi perché pensi che sia un errore",
    sentTitle: "Ricorso inviato",
    sentText: "Ti scriveremo quando un’altra persona del team lo avrà esaminato.",
    failedTitle: "Non siamo riusciti a inviare il ricorso",
    underReview: "Il tuo ricorso è in esame dal {{date}}. Ti scriveremo quando ci sarà una risposta.",
    granted: "Abbiamo accolto il tuo ricorso il {{date}}.",
    denied: "Abbiamo respinto il tuo ricorso il {{date}}. La decisione resta valida.",
    answer: "Risposta del team",
  },
};
