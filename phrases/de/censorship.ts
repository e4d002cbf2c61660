import type { Phrases } from "../dictionary.ts";

export const censorship: Phrases["censorship"] = {
  open: "Wortfilter",
  title: "Wortfilter",
  intro:
    "Verdeckt Schimpfwörter in deinen Nachrichten, bevor sie gesendet werden. Diese Einstellungen gelten nur in diesem Browser.",
  enabled: "Meine Nachrichten zensieren",
  on: "An: Wörter aus der Liste werden verdeckt.",
  off: "Aus: Deine Nachrichten werden so gesendet, wie du sie schreibst.",
  replacement: "Ersatzzeichen",
  example: "So sieht ein verdecktes Wort aus: {{masked}}",
  custom: "Eigene Wörter",
  language: "Sprache",
  word: "Wort oder Ausdruck",
  short: "Verdeckt werden Wörter mit mehr als zwei Buchstaben, in allen Sprachen zugleich.",
  add: "Hinzufügen",
  words: "Eigene Wörter: {{language}}",
  none: "In dieser Sprache hast du noch keine eigenen Wörter.",
  count_one: "{{count}} eigenes Wort in dieser Sprache.",
  count_other: "{{count}} eigene Wörter in dieser Sprache.",
  done: "Fertig",
  problems: {
    replacement: "Gib genau ein sichtbares Zeichen ein, zum Beispiel * oder #. Emojis gehen nicht.",
    empty: "Gib ein Wort ein.",
    duplicate: "Dieses Wort steht in dieser Sprache schon auf der Liste.",
    tooLong: "Höchstens {{max}} Zeichen.",
  },
};
