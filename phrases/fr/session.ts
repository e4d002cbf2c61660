import type { Phrases } from "../dictionary.ts";

export const session: Phrases["session"] = {
  bar: "Accès rapides",
  signedOut: "Déconnexion réussie. À bientôt !",
};
