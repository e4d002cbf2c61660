import type { Phrases } from "../dictionary.ts";

export const session: Phrases["session"] = {
  bar: "Schnellzugriff",
  signedOut: "Du bist abgemeldet. Bis bald!",
  offline: "Offline. Wir bleiben dran.",
};
