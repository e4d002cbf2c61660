import type { Phrases } from "../../dictionary.ts";

export const decisions: Phrases["decisions"] = {
  meta: "Decisioni e segnalazioni · Nakamatch",
  title: "Decisioni e segnalazioni",
  intro: "Cosa ha deciso il team di moderazione, perché, e come fare ricorso se è un errore.",
  back: "Torna a Scopri",
  empty: {
    title: "Tutto a posto",
    text: "Non ci sono decisioni sul tuo account. Se mai ce ne sarà una, la trovi qui con la spiegazione.",
  },
  error: {
    title: "Non siamo riusciti a caricare le decisioni",
    text: "Di solito basta riprovare.",
  },
  reports: {
    title: "Quello che hai segnalato",
    intro: "Qui vedi se siamo intervenuti. Non diciamo come, per proteggere l’altra persona.",
    acted: "Abbiamo esaminato la tua segnalazione e siamo intervenuti",
    nothing: "Abbiamo esaminato la tua segnalazione e non abbiamo trovato motivo di intervenire",
    actedAgain: "L’abbiamo esaminata di nuovo e siamo intervenuti",
    nothingAgain: "L’ha esaminata un’altra persona del team e neanche lei ha trovato motivo di intervenire",
    reported: "La tua segnalazione è del {{date}}.",
    reportedFor: "Hai segnalato «{{reason}}» il {{date}}.",
    afterActed: "Se questa persona ti disturba ancora, bloccala o segnalala di nuovo.",
    afterNothing: "Puoi bloccare questa persona quando vuoi: non potrà più vederti né scriverti.",
    appeal: {
      title: "Pensi che abbiamo sbagliato?",
      text: "Spiegaci perché. La esaminerà un’altra persona del team, mai chi ha deciso la prima volta. Puoi chiederlo una sola volta.",
      open: "Chiedi un nuovo esame",
      label: "Perché pensi che abbiamo sbagliato",
      submit: "Invia",
      sending: "Invio…",
      required: "Scrivi perché pensi che abbiamo sbagliato",
      sentTitle: "La esamineremo di nuovo",
      sentText: "Poi vedrai qui se siamo intervenuti.",
      failedTitle: "Non siamo riusciti a inviare la richiesta",
      asked: "Hai chiesto un nuovo esame il {{date}}.",
    },
  },
};
