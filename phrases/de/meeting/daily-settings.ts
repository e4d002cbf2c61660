import type { Phrases } from "../../dictionary.ts";

export const dailySettings: Phrases["dailySettings"] = {
  title: "Deine Leute für jeden Tag",
  text: "Leute mit deinem Geschmack, so nah, wie du magst. Sind es zu wenige, suchen wir Schritt für Schritt weiter.",
  distance: "Höchstens so weit weg",
  anywhere: "Unbegrenzt",
  upTo: "Bis {{km}} km",
  sharedLanguage: "Nur Leute, die meine Sprache sprechen",
  sharedLanguageHint: "Und die, die keine Sprachen angeben.",
  now: "Wenn du speicherst, suchen wir deine Leute für heute neu. Das geht einmal, bis die nächsten kommen.",
  later:
    "Für heute haben wir schon neu gesucht. Was du jetzt änderst, gilt ab den nächsten Leuten, {{when}} ({{time}}).",
  save: "Speichern",
  saved: "Deine Leute für heute sind auf dem neuesten Stand",
  savedLater: "Gespeichert für die nächsten Leute",
};
