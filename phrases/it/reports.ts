import type { Phrases } from "../dictionary.ts";

export const reports: Phrases["reports"] = {
  profile: {
    action: "Segnala profilo",
    title: "Segnala profilo",
    text: "Qualcuno del team di moderazione leggerà la segnalazione, insieme a quello che questo profilo mostra adesso. Non diremo a {{name}} chi l'ha inviata.",
  },
  chat: {
    action: "Segnala utente",
    title: "Segnala utente",
    text: "Qualcuno del team di moderazione leggerà la segnalazione, insieme agli ultimi messaggi di questa chat. Non diremo a {{name}} chi l'ha inviata.",
  },
  reason: "Motivo",
  description: "Descrizione",
  placeholder: "Raccontaci che cosa è successo, con i dettagli che aiutano a capirlo.",
  send: "Invia segnalazione",
  problems: {
    reason: "Scegli un motivo.",
    description: {
      required: "Raccontaci che cosa è successo.",
      tooLong: "Puoi scrivere fino a {{max}} caratteri.",
    },
  },
  done: {
    title: "Segnalazione inviata",
    text: "Grazie per la segnalazione. La esamineremo.",
  },
  after: {
    title: "Bloccare anche {{name}}?",
    text: "Mentre esaminiamo la tua segnalazione, puoi interrompere i contatti. Non potrete più vedervi né scrivervi, e non glielo diremo. Puoi cambiare idea quando vuoi dal tuo profilo, in «Utenti bloccati».",
    skip: "Non ora",
  },
  errors: {
    signedOut: "Devi accedere per inviare una segnalazione",
    invalidId: "ID utente non valido",
    notFoundTitle: "Utente non trovato",
    notFound: "L'utente che vuoi segnalare non ha un profilo valido",
    duplicateTitle: "Segnalazione già inviata",
    failed: "Non è stato possibile inviare la segnalazione. Riprova.",
  },
  reviewed: {
    title_one: "Abbiamo esaminato la tua segnalazione",
    title_other: "Abbiamo esaminato le tue segnalazioni",
    text: "Grazie per averci avvisato. Per proteggere la privacy dell'altra persona non possiamo dirti che cosa abbiamo deciso.",
    more: "Vedi l'esito",
    close: "Ho capito",
  },
};
