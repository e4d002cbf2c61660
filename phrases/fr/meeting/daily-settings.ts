import type { Phrases } from "../../dictionary.ts";

export const dailySettings: Phrases["dailySettings"] = {
  title: "Ta sélection de chaque jour",
  text: "Des gens qui ont tes goûts, aussi près et de l’âge que tu veux. S’il y en a trop peu, on élargit pas à pas : d’abord plus loin, puis à des âges proches.",
  distance: "Distance maximale",
  anywhere: "Sans limite",
  upTo: "Jusqu’à {{km}} km",
  minAge: "Âge minimum",
  maxAge: "Âge maximum",
  sharedLanguage: "Seulement qui parle ma langue",
  sharedLanguageHint: "Et qui n’indique pas ses langues.",
  now: "Quand tu enregistres, on refait ta sélection du jour. C’est possible une fois jusqu’à la suivante.",
  later:
    "On a déjà refait ta sélection du jour. Ce que tu changes maintenant comptera pour la suivante, {{when}} ({{time}}).",
  save: "Enregistrer",
  saved: "Ta sélection du jour est à jour",
  savedLater: "Enregistré pour la prochaine sélection",
  first: {
    title: "Jusqu’où, et quel âge ?",
    step: "Étape 2 sur 2",
    text: "C’est ainsi qu’on choisit ta sélection du jour. S’il y a trop peu de monde, on cherche un peu plus loin, et tu peux changer quand tu veux.",
    save: "Voir ma sélection",
    noLimits: "Sans limites",
  },
};
