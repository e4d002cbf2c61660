import type { Phrases } from "../../dictionary.ts";

export const languages: Phrases["languages"] = {
  ask: "Quelles langues parles-tu ?",
  hint: "Jusqu’à {{count}}. Elles s’affichent sur ton profil.",
  full: "Tu en as déjà {{count}}. Retires-en une pour en ajouter une autre.",
  placeholder: "Cherche une langue",
  chosen: "Langues choisies",
  needed: "Choisis-en au moins une : sans tes langues, on ne sait pas qui chercher.",
};
