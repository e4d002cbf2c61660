import type { Phrases } from "../dictionary.ts";

export const likeWords: Phrases["likeWords"] = {
  say: "Sag etwas zu deinem Like",
  reply: "Mit deinem Like antworten",
  title: "Ein paar Worte für {{name}}",
  text: "Sie kommen mit deinem Like an, einmal und ohne Links. Löschst du das Like, sind sie weg.",
  about: "Worüber?",
  photo: "Foto {{number}}",
  label: "Deine Worte",
  placeholder: "Welche Szene lässt dich nicht los?",
  send: "Liken und senden",
  add: "Zum Like hinzufügen",
  problems: {
    empty: "Schreib erst etwas.",
    tooLong: "Höchstens {{max}} Zeichen.",
    invalid: "Deine Worte enthalten unsichtbare Zeichen. Leere das Feld und tippe sie neu ein.",
    link: "Bitte keine Links oder E-Mail-Adressen.",
  },
  sent: "Mit deinem Like gesendet",
  sentText: "{{name}} sieht es bei deinem Like.",
  failed: "Wir konnten es nicht senden. Versuch es noch einmal.",
  quote: {
    otherAbout: "{{name}} über {{title}}",
    otherPhoto: "{{name}} über dein Foto",
    other: "{{name}}, mit dem Like",
    mineAbout: "Du über {{title}}",
    minePhoto: "Du über das Foto",
    mine: "Du, mit deinem Like",
  },
  chat: "Mit den Likes",
  settings: {
    text: "Wer dir ein Like gibt, kann etwas zu deinem Profil sagen: eine Zeile, ohne Links.",
    switch: "Likes mit Worten bekommen",
    hint: "Schaltest du das aus, bekommst du nur Likes. Was du schon hast, bleibt.",
  },
};
