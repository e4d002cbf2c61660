import type { Phrases } from "../dictionary.ts";

export const decisions: Phrases["decisions"] = {
  meta: "Décisions sur ton compte · Nakamatch",
  title: "Décisions sur ton compte",
  intro: "Ce que l’équipe de modération a décidé, pourquoi, et comment contester si c’est une erreur.",
  back: "Retour à la découverte",
  empty: {
    title: "Tout va bien",
    text: "Il n’y a aucune décision sur ton compte. S’il y en a une un jour, tu la trouveras ici avec ses raisons.",
  },
  error: {
    title: "Impossible de charger les décisions",
    text: "Réessayer suffit en général.",
  },
};
