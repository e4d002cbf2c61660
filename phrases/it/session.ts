import type { Phrases } from "../dictionary.ts";

export const session: Phrases["session"] = {
  bar: "Scorciatoie",
  signedOut: "Disconnessione effettuata. A presto!",
  offline: "Sei offline. Continuiamo a provare.",
};
