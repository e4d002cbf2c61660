import type { Phrases } from "../dictionary.ts";

export const likeWords: Phrases["likeWords"] = {
  say: "Di’ qualcosa con il tuo like",
  reply: "Rispondi con il tuo like",
  title: "Due parole per {{name}}",
  text: "Arrivano con il tuo like, una volta sola e senza link. Se togli il like, spariscono.",
  about: "Su cosa?",
  photo: "Foto {{number}}",
  label: "Le tue parole",
  placeholder: "Quale scena ti è rimasta dentro?",
  send: "Metti like e invia",
  add: "Aggiungi al tuo like",
  problems: {
    empty: "Prima scrivi qualcosa.",
    tooLong: "Al massimo {{max}} caratteri.",
    invalid: "Le tue parole contengono caratteri invisibili. Cancellali o scrivile a mano.",
    link: "Niente link né indirizzi e-mail, per favore.",
  },
  sent: "Inviato con il tuo like",
  sentText: "{{name}} lo vedrà insieme al tuo like.",
  failed: "Non siamo riusciti a inviarlo. Riprova.",
  quote: {
    otherAbout: "{{name}} su {{title}}",
    otherPhoto: "{{name}} sulla tua foto",
    other: "{{name}}, con un like",
    mineAbout: "Tu su {{title}}",
    minePhoto: "Tu sulla sua foto",
    mine: "Tu, con il tuo like",
  },
  chat: "Con i like",
  settings: {
    text: "Chi ti mette like può dirti qualcosa sul tuo profilo: una riga, senza link.",
    switch: "Ricevere like con due parole",
    hint: "Se lo disattivi, ricevi solo like. Quello che hai già resta.",
  },
};
