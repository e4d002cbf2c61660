import type { Phrases } from "../dictionary.ts";

export const interests: Phrases["interests"] = {
  title: "Qu'est-ce qui te passionne ?",
  intro:
    "Choisis les titres que tu adores : c'est grâce à eux qu'on trouve tes semblables. Tu peux en changer quand tu veux.",
  category: "Catégorie",
  search: "Chercher un titre",
  popular: "Populaires",
  otherKinds: "Il y a aussi des résultats dans d'autres catégories :",
  available: "Titres à ajouter",
  alsoKnownAs: "aussi « {{title}} »",
  add: "Ajouter {{name}}",
  chosen: "Tes passions",
  found_one: "{{count}} titre",
  found_other: "{{count}} titres",
  narrow: "Il y a d'autres titres. Écris pour les trouver.",
  noResults: "Aucun titre ne correspond. Essaie un autre mot.",
  loadError: "Impossible de charger les titres.",
  empty: {
    anime: "Pas encore d'anime ni de manga",
    juego: "Pas encore de jeu vidéo",
    serie_pelicula: "Pas encore de série ni de film",
  },
  toasts: {
    added: "Élément ajouté",
    removed: "Élément supprimé",
    addError: "Impossible d'ajouter cette passion. Réessaie.",
    removeError: "Impossible de supprimer cette passion. Réessaie.",
    needOneTitle: "Ajoute au moins une passion",
    needOne: "Il te faut au moins une passion pour continuer à utiliser Nakamatch.",
  },
};
