import type { Phrases } from "../../dictionary.ts";

export const profile: Phrases["profile"] = {
  meta: "{{name}} · Nakamatch",
  metaOwn: "Mon profil · Nakamatch",
  metaLoading: "Profil · Nakamatch",
  back: "Retour",
  loading: "Chargement du profil…",
  warnOrBan: "Avertir ou bannir",
  decisions: "Décisions sur cette personne",
  enlarge: "Agrandir la photo de {{name}}",
  photos: {
    previous: "Photo précédente",
    next: "Photo suivante",
    position: "{{number}} sur {{count}}",
  },
  edit: "Modifier le profil",
  menuOwn: "Options de ton profil",
  blocked: "Personnes bloquées",
  about: "À propos de moi",
  noBio: "Rien d’écrit pour l’instant. Demande-lui sa dernière série dévorée d’une traite.",
  noBioOwn: "Tu n’as encore rien écrit. Raconte ce qui te fait passer des nuits blanches.",
  writeBio: "Écrire ma bio",
  hasMetPeople: "A déjà rencontré des gens d’ici",
  info: {
    title: "Infos",
    gender: "Genre",
    lookingFor: "Recherche",
    languages: "Langues",
    unknown: "Non précisé",
  },
  preferences: {
    title: "Préférences",
    friendship: "En amitié",
    relationship: "En amour",
    nobody: "Personne pour l’instant",
  },
  interests: {
    title: "Passions",
    legend: "Tu l’aimes aussi",
    shared: "en commun avec toi",
    empty: "Aucun titre choisi pour l’instant.",
    emptyOwn: "Tu n’as encore choisi aucun titre. Ajoute ceux que tu adores en modifiant ton profil.",
  },
  prompts: {
    title: "Questions de fans",
    text: "Une bonne réponse en dit plus qu’une longue liste. Choisis une question et donne de quoi lancer la conversation.",
    action: "Choisir une question",
  },
  hidden:
    "Tu vois ce profil parce que tu fais partie de la modération\u202f: le compte est banni ou non confirmé, ou il y a un blocage entre vous.",
  notFound: {
    meta: "Profil introuvable · Nakamatch",
    title: "Profil introuvable",
    text: "Cette personne a peut-être quitté Nakamatch, ou le lien est incomplet.",
  },
  error: {
    title: "Ce profil s’est arrêté en chemin",
    text: "On n’a pas pu le charger. Réessayer suffit souvent.",
  },
};
