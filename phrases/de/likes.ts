import type { Phrases } from "../dictionary.ts";

export const likes: Phrases["likes"] = {
  like: "Liken",
  likeName: "Liken: {{name}}",
  unlike: "Zurücknehmen",
  unlikeName: "Zurücknehmen: Like für {{name}}",
  liked: "Gefällt dir",
  likeBack: "Zurückliken",
  likeBackName: "Zurückliken: {{name}}",
  matched: "Ihr habt ein Match",
  chat: "Chatten",
  chatName: "Chatten mit {{name}}",
  endMatch: {
    title: "Like für {{name}} zurücknehmen?",
    text: "Dann seid ihr kein Match mehr. Wenn ihr schon schreibt, bleibt euer Chat.",
  },
  inCommon: "Gemeinsam",
  match: {
    title: "Das ist ein Match!",
    text: "{{name}} mag dich auch. Brich das Eis!",
    chat: "Chat öffnen",
    later: "Weiter stöbern",
  },
  toasts: {
    sent: "Like gesendet",
    sentText: "Wenn {{name}} dich auch likt, ist das ein Match.",
    removed: "Like zurückgenommen",
    removedText: "Du likst {{name}} nicht mehr.",
    removedMatchText: "Du likst {{name}} nicht mehr. Ihr seid kein Match mehr.",
    match: "Du hast ein Match!",
    matchText: "{{name}} und du mögt euch gegenseitig.",
  },
  errors: {
    lookup: "Das Like konnte nicht verarbeitet werden. Versuch es noch einmal.",
    update: "Das Like konnte nicht gesendet oder zurückgenommen werden. Versuch es noch einmal.",
    insert: "Das Like konnte nicht gesendet werden. Versuch es noch einmal.",
    unexpected: "Das hat nicht geklappt. Versuch es noch einmal.",
  },
};
