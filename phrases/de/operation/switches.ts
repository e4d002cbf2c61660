import type { Phrases } from "../../dictionary.ts";

export const switches: Phrases["switches"] = {
  title: "Schalter",
  text: "Sie gelten in wenigen Sekunden für alle.",
  registration: "Registrierung offen",
  registrationHint: "Ist sie geschlossen, kann niemand ein Konto erstellen. Anmelden geht weiter.",
  maintenance: "Wartung",
  maintenanceHint: "Lesen, Anmelden und Melden gehen weiter, alles andere wartet.",
  off: "Aus",
  until: "Voraussichtliches Ende: {{time}}",
  duration: "Voraussichtliche Dauer",
  minutes_one: "{{count}} Minute",
  minutes_other: "{{count}} Minuten",
  start: "Beginnen",
  startTitle: "Wartung beginnen?",
  startText: "Bis sie endet, kann niemand etwas ändern: keine Nachrichten, keine Likes, keine Registrierungen.",
  extend: "Ende ändern",
  end: "Beenden",
  changed: "Letzte Änderung: {{time}}",
  unchanged: "Bisher hat niemand etwas geändert.",
  loadError: "Wir konnten die Schalter nicht laden.",
};
