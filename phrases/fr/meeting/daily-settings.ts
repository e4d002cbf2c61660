import type { Phrases } from "../../dictionary.ts";

export const dailySettings: Phrases["dailySettings"] = {
  title: "Ta sélection de chaque jour",
  text: "Des gens qui ont tes goûts, aussi près que tu veux. S’il y en a trop peu, on cherche plus loin, pas à pas.",
  distance: "Distance maximale",
  anywhere: "Sans limite",
  upTo: "Jusqu’à {{km}} km",
  sharedLanguage: "Seulement qui parle ma langue",
  sharedLanguageHint: "Et qui n’indique pas ses langues.",
  now: "Quand tu enregistres, on refait ta sélection du jour. C’est possible une fois jusqu’à la suivante.",
  later:
    "On a déjà refait ta sélection du jour. Ce que tu changes maintenant comptera pour la suivante, {{when}} ({{time}}).",
  save: "Enregistrer",
  saved: "Ta sélection du jour est à jour",
  savedLater: "Enregistré pour la prochaine sélection",
};
