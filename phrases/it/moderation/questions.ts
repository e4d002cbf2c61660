import type { Phrases } from "../../dictionary.ts";

export const questions: Phrases["questions"] = {
  banner: {
    title: "Il team di moderazione ha una domanda per te",
    text: "Puoi leggerla e rispondere qui, su Nakamatch.",
    open: "Vedi la domanda",
  },
  title: "Domande del team",
  intro:
    "Prima di decidere su un account, a volte chiediamo. Rispondi con parole tue: non chiediamo mai documenti né foto di documenti.",
  templates: {
    age: "Quanti anni hai? Raccontacelo con parole tue.",
    photos: "Sei tu nelle foto del tuo profilo? Se no, da dove vengono?",
    person: "Questo profilo è tuo o lo gestisci per qualcun altro?",
    side: "È successo qualcosa nelle tue chat che dovremmo sapere? Raccontaci la tua versione.",
    advertising: "Usi Nakamatch per vendere o pubblicizzare qualcosa? Di cosa si tratta?",
    access: "Qualcun altro ha usato il tuo account?",
  },
  note: "Nota del team",
  asked: "Te l’abbiamo chiesto il {{date}}.",
  until: "Puoi rispondere fino al {{date}}. Non rispondere, da solo, non ha conseguenze.",
  open: "Rispondi",
  label: "La tua risposta",
  hint: "Puoi rispondere una volta. La legge il team di moderazione, non gli altri membri.",
  submit: "Invia risposta",
  sending: "Invio…",
  required: "Scrivi la tua risposta",
  sentTitle: "Risposta inviata",
  sentText: "Il team di moderazione la leggerà.",
  failedTitle: "Non siamo riusciti a inviare la tua risposta",
  answered: "Hai risposto il {{date}}.",
  expired: "Il tempo per rispondere è finito il {{date}}. Non serve più che tu risponda.",
  closed: "Non serve più che tu risponda.",
  unsent: "Nessuno aspetta più questa risposta, quindi non è stata inviata. Il tuo testo resta qui se vuoi copiarlo.",
};
