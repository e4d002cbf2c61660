import type { Phrases } from "../dictionary.ts";

export const reports: Phrases["reports"] = {
  profile: {
    action: "Segnala il profilo",
    title: "Segnala il profilo",
    text: "Qualcuno del team di moderazione leggerà la segnalazione, insieme a quello che questo profilo mostra adesso. Non diremo a {{name}} chi l’ha inviata.",
  },
  chat: {
    action: "Segnala questa persona",
    title: "Segnala questa persona",
    text: "Qualcuno del team di moderazione leggerà la segnalazione, insieme agli ultimi messaggi di questa chat. Non diremo a {{name}} chi l’ha inviata.",
  },
  reason: "Motivo",
  description: "Descrizione",
  placeholder: "Raccontaci cosa è successo, con i dettagli che aiutano a capirlo.",
  send: "Invia segnalazione",
  problems: {
    reason: "Scegli un motivo.",
    description: {
      required: "Raccontaci cosa è successo.",
      tooLong: "Puoi scrivere fino a {{max}} caratteri.",
    },
  },
  done: {
    title: "Segnalazione inviata",
    text: "Grazie per la segnalazione. La esamineremo.",
  },
  after: {
    title: "Bloccare anche {{name}}?",
    text: "Non potrete più vedervi né scrivervi, e non glielo diremo. Puoi cambiare idea quando vuoi nel tuo profilo, in «Persone bloccate».",
    skip: "Non ora",
  },
  errors: {
    signedOut: "Accedi per inviare una segnalazione",
    invalidId: "Non troviamo questo profilo.",
    notFoundTitle: "Persona non trovata",
    notFound: "Questa persona non ha un profilo da segnalare.",
    duplicateTitle: "Segnalazione già inviata",
    failed: "Non siamo riusciti a inviare la segnalazione. Riprova.",
  },
  reviewed: {
    title_one: "Abbiamo esaminato la tua segnalazione",
    title_other: "Abbiamo esaminato le tue segnalazioni",
    text: "Grazie per avercelo detto. Per proteggere la privacy dell’altra persona non possiamo dirti cosa abbiamo deciso.",
    more: "Vedi l’esito",
    close: "Ho capito",
  },
};
