import type { Phrases } from "../dictionary.ts";

export const interests: Phrases["interests"] = {
  title: "Wofür brennst du?",
  intro: "Wähle die Titel, die du liebst: Über sie finden wir deine Leute. Du kannst sie jederzeit ändern.",
  category: "Kategorie",
  search: "Titel suchen",
  popular: "Beliebt",
  otherKinds: "Treffer gibt es auch in anderen Kategorien:",
  available: "Titel zum Hinzufügen",
  alsoKnownAs: "auch „{{title}}“",
  add: "{{name}} hinzufügen",
  chosen: "Deine Interessen",
  found_one: "{{count}} Titel",
  found_other: "{{count}} Titel",
  narrow: "Es gibt noch mehr Titel. Tippe, um sie zu finden.",
  noResults: "Kein Titel passt. Versuch es mit einem anderen Wort.",
  loadError: "Die Titel konnten nicht geladen werden.",
  empty: {
    anime: "Noch kein Anime oder Manga",
    juego: "Noch kein Videospiel",
    serie_pelicula: "Noch keine Serie und kein Film",
  },
  toasts: {
    added: "Interesse hinzugefügt",
    removed: "Interesse entfernt",
    addError: "Das Interesse konnte nicht hinzugefügt werden. Versuch es noch einmal.",
    removeError: "Das Interesse konnte nicht entfernt werden. Versuch es noch einmal.",
    needOneTitle: "Füge mindestens ein Interesse hinzu",
    needOne: "Um Nakamatch weiter zu nutzen, brauchst du mindestens ein Interesse.",
  },
};
