import type { Phrases } from "../dictionary.ts";

export const decisions: Phrases["decisions"] = {
  meta: "Entscheidungen über dein Konto · Nakamatch",
  title: "Entscheidungen über dein Konto",
  intro: "Was das Moderationsteam entschieden hat, warum, und wie du Einspruch einlegst, wenn es ein Fehler ist.",
  back: "Zurück zu „Entdecken“",
  empty: {
    title: "Alles in Ordnung",
    text: "Zu deinem Konto gibt es keine Entscheidungen. Falls doch mal eine kommt, findest du sie hier mit Begründung.",
  },
  error: {
    title: "Wir konnten die Entscheidungen nicht laden",
    text: "Meist hilft ein neuer Versuch.",
  },
};
