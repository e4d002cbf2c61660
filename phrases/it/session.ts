import type { Phrases } from "../dictionary.ts";

export const session: Phrases["session"] = {
  bar: "Scorciatoie",
  signedOut: "A presto!",
  offline: "Sei offline. Continuiamo a provare.",
  maintenance: "Manutenzione: puoi leggere; si riparte verso le {{time}}.",
  maintenanceLonger: "Manutenzione: puoi leggere; ci vuole ancora un attimo.",
};
