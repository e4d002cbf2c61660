import type { Phrases } from "../../dictionary.ts";

export const session: Phrases["session"] = {
  bar: "Schnellzugriff",
  signedOut: "Du bist abgemeldet. Bis bald!",
  offline: "Offline. Wir bleiben dran.",
  unreachable: "Wir erreichen Nakamatch nicht. Wir bleiben dran.",
  down: "Nakamatch antwortet nicht. Es liegt nicht an dir.",
  maintenance: "Wartung: Lesen geht, alles andere gegen {{time}} Uhr wieder.",
  maintenanceLonger: "Wartung: Lesen geht, alles andere dauert noch etwas.",
};
