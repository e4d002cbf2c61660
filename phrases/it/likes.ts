import type { Phrases } from "../dictionary.ts";

export const likes: Phrases["likes"] = {
  like: "Metti like",
  likeName: "Metti like a {{name}}",
  unlike: "Togli il like",
  unlikeName: "Togli il like a {{name}}",
  liked: "Hai messo like",
  likeBack: "Ricambia il like",
  likeBackName: "Ricambia il like di {{name}}",
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
    text: "Piaci anche a {{name}}. Rompi il ghiaccio!",
    chat: "Apri la chat",
    later: "Continua a guardare",
  },
  toasts: {
    sent: "Like inviato",
    sentText: "Se anche {{name}} ti mette like, è un match.",
    removed: "Like tolto",
    removedText: "Hai tolto il like a {{name}}.",
    removedMatchText: "Hai tolto il like a {{name}}. Non è più un match.",
    match: "Hai un match!",
    matchText: "Tu e {{name}} vi siete messi like.",
  },
  errors: {
    lookup: "Non è stato possibile elaborare il like. Riprova.",
    update: "Non è stato possibile inviare o togliere il like. Riprova.",
    insert: "Non è stato possibile inviare il like. Riprova.",
    unexpected: "L'azione non è riuscita. Riprova.",
  },
};
