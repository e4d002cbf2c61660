import type { Phrases } from "../dictionary.ts";

export const about: Phrases["about"] = {
  meta: {
    title: "Über mich · Nakamatch",
    description: "Wer hinter Nakamatch steckt, warum es das gibt und was es nie tun wird.",
  },
  title: "Über mich",
  intro: "Hallo! In diesem Kapitel geht es um den Menschen hinter den Panels.",
  who: {
    title: "Wer dahintersteckt",
    named: "Ich bin {{name}}, und Nakamatch ist von mir.",
    text: "Ich mache Nakamatch für Leute, die für dieselben Dinge schwärmen wie ich. Was du hier siehst, vom ersten Panel bis zum letzten Button, ist eigens für diese Seite entstanden.",
  },
  why: {
    title: "Warum es das gibt",
    text: "Weil man in anderen Apps erst erklären muss, was ein Nakama ist. Ich wollte einen Ort, an dem die erste Frage nicht lautet, was du beruflich machst, sondern bei welcher Folge du zuletzt geweint hast.",
    idea: "Die Idee ist einfach: Wenn zwei Menschen für dasselbe brennen, haben sie schon ein Thema. Der Rest, Freundschaft oder mehr, ist ihre Sache.",
  },
  never: {
    title: "Was ich nicht tun werde",
    sell: "Deine Daten verkaufen oder alles mit Werbung und Tracking vollstopfen.",
    fake: "Fake-Profile anlegen, damit hier mehr los zu sein scheint.",
    formula:
      "Die Übereinstimmung hinter einer Geheimformel verstecken: Du siehst immer, aus welchen Titeln sie entsteht.",
    love: "Dir die Liebe deines Lebens versprechen. Die schreibst du selbst.",
  },
  made: {
    title: "So ist es gemacht",
    text: "Eigene Zeichnungen, sechs Sprachen und ein eigener Server. Auch Koma, das Panel mit Ohren, das dir hier immer wieder begegnet, ist selbst erfunden: „Koma“ heißt auf Japanisch „Panel“.",
  },
  contact: {
    text: "Eine Idee, ein Fehler, ein „Das ist großartig“? Schreib mir, ich freue mich.",
    button: "Kontakt",
  },
};
