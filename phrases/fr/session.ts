import type { Phrases } from "../dictionary.ts";

export const session: Phrases["session"] = {
  bar: "Accès rapides",
  signedOut: "Déconnexion réussie. À bientôt !",
  offline: "Hors ligne. On continue d’essayer.",
};
