import type { Phrases } from "../dictionary.ts";

export const session: Phrases["session"] = {
  bar: "Schnellzugriff",
  signedOut: "Du bist abgemeldet. Bis bald!",
  offline: "Offline. Wir bleiben dran.",
  maintenance: "Wartung: Lesen geht, alles andere gegen {{time}} wieder.",
  maintenanceLonger: "Wartung: Lesen geht, alles andere dauert noch etwas.",
};
