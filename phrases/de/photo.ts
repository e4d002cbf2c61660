import type { Phrases } from "../dictionary.ts";

export const photo: Phrases["photo"] = {
  change: "Dein Foto ändern",
  title: "Foto zuschneiden",
  instructions:
    "Zieh den Kreis an die richtige Stelle und an einer Ecke auf die richtige Größe. Mit der Tastatur nimmst du die Pfeiltasten.",
  area: "Ausschnitt: mit den Pfeiltasten verschieben",
  corner: "Ecke: Größe mit den Pfeiltasten ändern",
  preview: "Vorschau deines Fotos",
  previewText: "So sehen dich die anderen.",
  apply: "Zuschnitt übernehmen",
  empty: "Es ist nichts ausgewählt. Zieh über das Foto oder drück auf Abbrechen, um neu anzufangen.",
  uploading: "Foto wird hochgeladen...",
  saving: "Foto wird gespeichert...",
  saved: "Foto aktualisiert",
  savedText: "Dein Profilfoto wurde aktualisiert",
  failed: "Das Profilfoto konnte nicht verarbeitet und hochgeladen werden",
};
