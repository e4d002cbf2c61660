import type { Phrases } from "../../dictionary.ts";

export const session: Phrases["session"] = {
  bar: "Accès rapides",
  signedOut: "Déconnexion réussie. À bientôt !",
  offline: "Hors ligne. On continue d’essayer.",
  unreachable: "Nakamatch est injoignable. On continue d’essayer.",
  down: "Nakamatch ne répond pas. Ce n’est pas ta connexion.",
  maintenance: "Maintenance : tu peux lire, retour à la normale vers {{time}}.",
  maintenanceLonger: "Maintenance : tu peux lire, encore un petit moment.",
};
