import type { Phrases } from "../../dictionary.ts";

export const censorship: Phrases["censorship"] = {
  open: "Wortfilter",
  title: "Wortfilter",
  intro:
    "Verdeckt Schimpfwörter in deinen Nachrichten, bevor du sie abschickst. Diese Einstellungen gelten nur in diesem Browser.",
  enabled: "Meine Nachrichten zensieren",
  on: "An: Wir verdecken Wörter aus der Liste.",
  off: "Aus: Deine Nachrichten gehen so raus, wie du sie schreibst.",
  replacement: "Ersatzzeichen",
  example: "So sieht ein verdecktes Wort aus: {{masked}}",
  custom: "Eigene Wörter",
  language: "Sprache",
  word: "Wort oder Ausdruck",
  short: "Wir verdecken Wörter ab drei Buchstaben, in allen Sprachen.",
  add: "Hinzufügen",
  words: "Eigene Wörter: {{language}}",
  none: "Für diese Sprache hast du noch keine Wörter hinzugefügt.",
  count_one: "{{count}} Wort von dir in dieser Sprache.",
  count_other: "{{count}} Wörter von dir in dieser Sprache.",
  done: "Fertig",
  problems: {
    replacement: "Gib genau ein sichtbares Zeichen ein, zum Beispiel * oder #. Emojis gehen nicht.",
    empty: "Gib ein Wort ein.",
    duplicate: "Dieses Wort steht in dieser Sprache schon auf der Liste.",
    tooLong: "Höchstens {{max}} Zeichen.",
  },
};
