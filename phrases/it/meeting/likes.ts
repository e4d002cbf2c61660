import type { Phrases } from "../../dictionary.ts";

export const likes: Phrases["likes"] = {
  like: "Metti like",
  likeName: "Metti like a {{name}}",
  unlike: "Togli il like",
  unlikeName: "Togli il like a {{name}}",
  liked: "Hai messo like",
  held: "I like tornano dopo la manutenzione.",
  likeBack: "Ricambia il like",
  likeBackName: "Ricambia il like di {{name}}",
  likesYou: "{{name}} ti ha messo like",
  matched: "È un match",
  chat: "Chatta",
  chatName: "Chatta con {{name}}",
  endMatch: {
    title: "Togliere il like a {{name}}?",
    text: "Non sarete più un match. Se vi scrivete già, la vostra chat resta.",
  },
  inCommon: "In comune",
  match: {
    title: "È un match!",
    text: "Anche {{name}} vuole conoscerti. Rompi il ghiaccio!",
    ended: "Tu e {{name}} siete di nuovo un match. La chat si riapre se lo volete entrambi.",
    chat: "Apri la chat",
    write: "Scrivi a {{name}}",
    later: "Continua a esplorare",
  },
  toasts: {
    sent: "Like inviato",
    sentText: "Se {{name}} ricambia, è un match.",
    removed: "Like tolto",
    removedText: "Hai tolto il like a {{name}}.",
    removedMatchText: "Hai tolto il like a {{name}}. Non è più un match.",
    match: "Hai un match!",
    matchText: "Tu e {{name}} vi piacete.",
  },
  errors: {
    lookup: "Il like non è partito. Riprova.",
    update: "Il like non è cambiato. Riprova.",
    insert: "Il like non è partito. Riprova.",
    unexpected: "Non ha funzionato. Riprova.",
  },
};
