import type { Phrases } from "../dictionary.ts";

export const decisions: Phrases["decisions"] = {
  meta: "Entscheidungen über dein Konto · Nakamatch",
  title: "Entscheidungen über dein Konto",
  intro: "Was das Moderationsteam entschieden hat, warum, und wie du Einspruch einlegst, wenn es ein Fehler ist.",
  back: "Zurück zum Entdecken",
  empty: {
    title: "Alles in Ordnung",
    text: "Es gibt keine Entscheidungen über dein Konto. Sollte es einmal eine geben, findest du sie hier mit ihren Gründen.",
  },
  error: {
    title: "Die Entscheidungen konnten nicht geladen werden",
    text: "Meist hilft ein neuer Versuch.",
  },
};
