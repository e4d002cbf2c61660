import type { Phrases } from "../../dictionary.ts";

export const dailySettings: Phrases["dailySettings"] = {
  title: "Deine Leute für jeden Tag",
  text: "Leute mit deinem Geschmack, so nah und in dem Alter, wie du magst. Sind es zu wenige, suchen wir Schritt für Schritt weiter: erst weiter weg, dann knapp daneben im Alter.",
  distance: "Maximale Entfernung",
  anywhere: "Unbegrenzt",
  upTo: "Bis {{km}} km",
  minAge: "Mindestalter",
  maxAge: "Höchstalter",
  sharedLanguage: "Nur Leute, die meine Sprache sprechen",
  sharedLanguageHint: "Und die, die keine Sprachen angeben.",
  now: "Wenn du speicherst, suchen wir deine Leute für heute neu. Das geht einmal, bis die nächsten kommen.",
  later:
    "Für heute haben wir schon neu gesucht. Was du jetzt änderst, gilt ab den nächsten Leuten, {{when}} ({{time}}).",
  save: "Speichern",
  saved: "Deine Leute für heute sind auf dem neuesten Stand",
  savedLater: "Gespeichert für die nächsten Leute",
  first: {
    title: "Wie weit weg, und wie alt?",
    step: "Schritt 2 von 2",
    text: "So wählen wir deine Leute für heute aus. Sind es zu wenige, suchen wir etwas weiter. Du kannst es jederzeit ändern.",
    save: "Meine Leute ansehen",
    noLimits: "Ohne Grenzen",
  },
};
