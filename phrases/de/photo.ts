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
  failed: "Dein Profilfoto konnte nicht hochgeladen werden",
  heldSaved: "Foto gespeichert",
  heldSavedText: "Bevor andere es sehen, schaut es sich noch jemand an",
  remove: "Dein Foto entfernen",
  removeTitle: "Dein Foto entfernen?",
  removeText:
    "An seiner Stelle erscheint der Anfangsbuchstabe deines Nicknames. Du kannst jederzeit ein neues hochladen.",
  removeConfirm: "Foto entfernen",
  removed: "Foto entfernt",
  removedText: "Dein Profil zeigt jetzt kein Foto mehr",
  removeFailed: "Dein Foto konnte nicht entfernt werden",
  held: {
    title: "Dein Foto wird noch geprüft",
    text: "Eine automatische Prüfung hat es nicht freigegeben; sie irrt sich manchmal. Bald schaut es sich ein Mensch an, bis dahin siehst nur du es.",
  },
  rejected: {
    title: "Andere sehen dein Foto nicht",
    text: "Jemand aus der Moderation hat es angesehen und abgelehnt. Grund: {{reason}}.",
    next: "Du kannst ein anderes hochladen. Wenn du das für einen Fehler hältst, leg Einspruch ein, dann prüft es jemand anderes.",
    appeal: "Entscheidung und Einspruch",
  },
};
