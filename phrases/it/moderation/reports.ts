import type { Phrases } from "../../dictionary.ts";

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
  meeting: {
    title: "Cos’è successo?",
    text: "Qualcuno del team di moderazione leggerà la segnalazione, insieme ai programmi e agli ultimi messaggi di questa chat. Non diremo a {{name}} chi l’ha inviata.",
    danger: "Qualcuno è in pericolo? Chiama subito:",
    dangerLocal: "Qualcuno è in pericolo? Chiama subito il numero di emergenza locale.",
    call: "Chiama il {{number}}",
  },
  words: {
    title: "Segnala queste parole",
    text: "Qualcuno del team di moderazione leggerà la segnalazione, insieme a queste parole. Non diremo a nessuno chi l’ha inviata.",
  },
  message: {
    action: "Segnala questo messaggio",
    title: "Messaggio contrassegnato",
    text: "Il team di moderazione lo vedrà in evidenza, con quelli intorno.",
    remove: "Togli il contrassegno",
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
  concern: {
    question: "Qualcuno è in pericolo, ha meno di 18 anni o chiede soldi?",
    hint: "Se è così, guarderemo prima. Non devi rispondere per forza.",
    yes: "Sì",
    no: "No",
    which: "Cosa succede?",
    options: {
      danger: "Qualcuno è in pericolo adesso",
      underage: "Ha meno di 18 anni",
      money: "Chiede soldi",
      unsure: "Non so bene",
    },
    noted: "Grazie per avercelo detto. Lo guarderemo prima del resto.",
    emergency:
      "Se qualcuno è in pericolo in questo momento, chiama il numero di emergenza: 112 in Europa, 911 in gran parte dell’America, 190 in Brasile.",
    advice: "Non mandare soldi, carte regalo o codici.",
    failed: "Non siamo riusciti a inviare la tua risposta. La segnalazione invece è arrivata.",
    decided: "Abbiamo già esaminato la tua segnalazione. Se continua, segnala di nuovo.",
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
    text: "Grazie per avercelo detto. Ora puoi vedere se siamo intervenuti e cosa puoi fare tu.",
    more: "Vedi l’esito",
    close: "Ho capito",
  },
};
