import type { Phrases } from "../../dictionary.ts";

export const session: Phrases["session"] = {
  bar: "Scorciatoie",
  signedOut: "Disconnessione riuscita. A presto!",
  offline: "Sei offline. Continuiamo a provare.",
  unreachable: "Nakamatch non è raggiungibile. Continuiamo a provare.",
  down: "Nakamatch non risponde. Non è la tua connessione.",
  maintenance: "Manutenzione: puoi leggere; si riparte verso le {{time}}.",
  maintenanceLonger: "Manutenzione: puoi leggere; ci vuole ancora un attimo.",
};
