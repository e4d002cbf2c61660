import type { Phrases } from "../dictionary.ts";

export const decisions: Phrases["decisions"] = {
  meta: "Décisions sur ton compte · Nakamatch",
  title: "Décisions sur ton compte",
  intro: "Ce que l’équipe de modération a décidé, pourquoi, et comment contester si c’est une erreur.",
  back: "Retour à Découvrir",
  empty: {
    title: "Tout va bien",
    text: "Aucune décision sur ton compte. S’il y en a une un jour, tu la trouveras ici avec ses motifs.",
  },
  error: {
    title: "Impossible de charger les décisions",
    text: "Réessayer suffit en général.",
  },
};
