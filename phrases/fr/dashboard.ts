import type { Phrases } from "../dictionary.ts";

export const dashboard: Phrases["dashboard"] = {
  meta: "Découvrir · Nakamatch",
  welcome: "Salut, <name>{{nickname}}</name> !",
  found_one: "{{count}} personne trouvée",
  found_other: "{{count}} personnes trouvées",
  info: {
    title: "Profils compatibles",
    text: "Ici, tout le monde cherche la même chose que toi et a envie de rencontrer quelqu'un comme toi. Le pourcentage vient des passions que vous partagez.",
  },
  sort: { label: "Trier par", distance: "Distance", compatibility: "Compatibilité" },
  list: "Personnes compatibles",
  loading: "On cherche tes semblables...",
  card: {
    inCommon_one: "{{count}} passion en commun",
    inCommon_other: "{{count}} passions en commun",
    noneInCommon: "Pas encore de passion en commun",
    shared: "Ce que vous partagez",
    seeks: {
      amistad: "Cherche l'amitié",
      relacion: "Cherche une relation",
      ambas: "Cherche l'amitié ou une relation",
    },
  },
  empty: {
    title: "Encore personne par ici",
    text: "Pour l'instant, personne ne correspond. Dès que quelqu'un qui cherche la même chose que toi arrivera, tu le verras ici.",
    action: "Chercher à nouveau",
  },
  noPreference: {
    title: "Dis-nous qui tu veux rencontrer",
    text: "Tu n'as coché aucune préférence : impossible de te montrer qui que ce soit. Coche dans ton profil qui tu cherches, et tes semblables apparaîtront ici.",
    action: "Choisir qui je cherche",
  },
  error: {
    title: "Cette page est restée blanche",
    text: "Nous n'avons pas pu charger les profils. Réessayer suffit le plus souvent.",
  },
};
