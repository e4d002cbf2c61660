import type { Phrases } from "../../dictionary.ts";

export const warning: Phrases["warning"] = {
  title: "Du hast eine Verwarnung erhalten",
  date: "Datum",
  reason: "Grund",
  note: "Anmerkung des Teams",
  confirm: "Ich habe die Verwarnung gelesen",
  confirming: "Wird gespeichert …",
  more: "Entscheidung und Einspruch",
  markedAsSeen: "Verwarnung als gelesen markiert",
  errorMarking: "Wir konnten nicht speichern, dass du sie gelesen hast. Versuch es noch einmal.",
};
