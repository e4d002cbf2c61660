import type { Phrases } from "../dictionary.ts";

export const photo: Phrases["photo"] = {
  change: "Dein Foto ändern",
  title: "Foto zuschneiden",
  instructions: "Verschieb und vergrößere das Foto, bis es in den Kreis passt.",
  area: "Foto mit den Pfeiltasten unter dem Kreis verschieben",
  moved: "Foto verschoben: Der Kreis liegt bei {{x}} von links und {{y}} von oben.",
  zoom: "Zoom",
  preview: "Vorschau deines Fotos",
  previewText: "So sehen dich die anderen.",
  apply: "Zuschnitt übernehmen",
  empty: "Das Foto ist noch nicht zu sehen. Warte kurz oder nimm ein anderes.",
  uploading: "Foto wird hochgeladen …",
  saving: "Foto wird gespeichert …",
  saved: "Foto aktualisiert",
  savedText: "Dein Profilfoto wurde aktualisiert",
  failed: "Das Hochladen hat nicht geklappt",
  heldSaved: "Foto gespeichert",
  heldSavedText: "Bevor andere es sehen, schaut es sich noch jemand an",
  remove: "Dein Foto entfernen",
  removeTitle: "Dein Foto entfernen?",
  removeText:
    "Stattdessen sieht man den ersten Buchstaben deines Nicknames. Ein neues Foto kannst du jederzeit hochladen.",
  removeConfirm: "Foto entfernen",
  removed: "Foto entfernt",
  removedText: "Dein Profil zeigt jetzt kein Foto mehr",
  removeFailed: "Das Entfernen hat nicht geklappt",
  held: {
    title: "Dein Foto wird noch geprüft",
    text: "Die automatische Prüfung war sich nicht sicher, manchmal irrt sie sich. Bald schaut es sich ein Mensch an, bis dahin siehst nur du es.",
  },
  rejected: {
    title: "Andere sehen dein Foto nicht",
    text: "Jemand aus der Moderation hat es sich angesehen und abgelehnt. Grund: {{reason}}.",
    next: "Du kannst ein anderes hochladen. Wenn du das für einen Fehler hältst, leg Einspruch ein, dann prüft es jemand anderes.",
    appeal: "Entscheidung ansehen",
  },
};
