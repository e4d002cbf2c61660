import type { Phrases } from "../dictionary.ts";

export const session: Phrases["session"] = {
  bar: "Accès rapides",
  signedOut: "À bientôt !",
  offline: "Hors ligne. On continue d’essayer.",
  maintenance: "Maintenance : tu peux lire, retour à la normale vers {{time}}.",
  maintenanceLonger: "Maintenance : tu peux lire, encore un petit moment.",
};
