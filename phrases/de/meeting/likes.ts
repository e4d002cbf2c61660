import type { Phrases } from "../../dictionary.ts";

export const likes: Phrases["likes"] = {
  like: "Liken",
  likeName: "Liken: {{name}}",
  unlike: "Like löschen",
  unlikeName: "Like löschen: {{name}}",
  liked: "Gefällt dir",
  held: "Liken geht nach der Wartung wieder.",
  likeBack: "Like erwidern",
  likeBackName: "Like erwidern: {{name}}",
  likesYou: "{{name}} mag dich",
  matched: "Ihr habt ein Match",
  chat: "Chatten",
  chatName: "Chatten mit {{name}}",
  endMatch: {
    title: "Dein Like für {{name}} löschen?",
    text: "Dann seid ihr kein Match mehr. Wenn ihr schon schreibt, bleibt euer Chat.",
  },
  inCommon: "Gemeinsam",
  match: {
    title: "Das ist ein Match!",
    text: "{{name}} möchte dich auch kennenlernen. Trau dich und schreib!",
    ended: "{{name}} und du seid wieder ein Match. Der Chat öffnet sich wieder, wenn ihr beide wollt.",
    chat: "Chat öffnen",
    write: "Schreib {{name}}",
    later: "Weiter stöbern",
  },
  toasts: {
    sent: "Like gesendet",
    sentText: "Kommt von {{name}} auch eins, ist es ein Match.",
    removed: "Like gelöscht",
    removedText: "Dein Like für {{name}} ist weg.",
    removedMatchText: "Dein Like für {{name}} ist weg, das Match auch.",
    match: "Du hast ein Match!",
    matchText: "{{name}} und du mögt euch gegenseitig.",
  },
  errors: {
    lookup: "Das Like ist nicht angekommen. Versuch es noch einmal.",
    update: "Das hat mit dem Like nicht geklappt. Versuch es noch einmal.",
    insert: "Das Like ist nicht rausgegangen. Versuch es noch einmal.",
    unexpected: "Das hat nicht geklappt. Versuch es noch einmal.",
  },
};
