import type { Phrases } from "../../dictionary.ts";

export const promptEditor: Phrases["promptEditor"] = {
  choose: "Frage aussuchen",
  another: "Noch eine Frage aussuchen",
  full: "Du hast {{max}} Antworten. Entferne eine, um eine neue zu schreiben.",
  search: "Frage suchen",
  nothing: "Keine Frage enthält diese Wörter.",
  topics: { taste: "Vorlieben", habits: "Gewohnheiten", together: "Gemeinsam", opinions: "Meinungen" },
  save: "Antwort speichern",
  change: "Antwort ändern: {{question}}",
  up: "Nach oben: {{question}}",
  down: "Nach unten: {{question}}",
  remove: "Entfernen: {{question}}",
  saved: "Antwort gespeichert",
  moved: "Reihenfolge gespeichert",
  removed: "Antwort entfernt",
  ask: {
    title: "Diese Antwort entfernen?",
    text: "Sie verschwindet aus deinem Profil, und du kannst sie nicht zurückholen.",
    confirm: "Antwort entfernen",
  },
  newer: "Eine neue Frage. Lade die Seite neu, um sie zu sehen.",
  failed: "Wir konnten deine Antworten nicht speichern",
  problems: {
    required: "Schreib etwas, bevor du speicherst.",
    tooLong: "Mehr als {{max}} Zeichen passen nicht hinein.",
    invalid: "Deine Antwort enthält unsichtbare Zeichen. Leere das Feld und tippe den Text neu ein.",
  },
};
