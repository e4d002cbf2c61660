import type { Phrases } from "../dictionary.ts";

export const profile: Phrases["profile"] = {
  meta: "{{name}} · Nakamatch",
  metaOwn: "Mon profil · Nakamatch",
  metaLoading: "Profil · Nakamatch",
  back: "Retour",
  loading: "Chargement du profil…",
  warnOrBan: "Avertir ou bannir",
  decisions: "Décisions sur cette personne",
  enlarge: "Agrandir l’image de {{name}}",
  edit: "Modifier le profil",
  menuOwn: "Options de ton profil",
  blocked: "Personnes bloquées",
  about: "À propos de moi",
  noBio: "Rien d’écrit pour l’instant. Demande-lui son dernier marathon.",
  noBioOwn: "Tu n’as encore rien écrit. Raconte ce qui t’empêche de dormir.",
  writeBio: "Écrire sur moi",
  info: {
    title: "Informations personnelles",
    gender: "Genre",
    lookingFor: "Recherche",
    unknown: "Non précisé",
  },
  preferences: {
    title: "Préférences",
    friendship: "Pour une amitié",
    relationship: "Pour une relation",
    nobody: "Personne pour l’instant",
  },
  interests: {
    title: "Passions",
    legend: "Tu l’aimes aussi",
    shared: "en commun avec toi",
    empty: "Aucun titre choisi pour l’instant.",
    emptyOwn: "Tu n’as encore choisi aucun titre. Ajoute ceux que tu adores en modifiant ton profil.",
  },
  hidden:
    "Tu vois ce profil parce que tu modères : le compte est suspendu ou non confirmé, ou l’un de vous a bloqué l’autre.",
  notFound: {
    meta: "Profil introuvable · Nakamatch",
    title: "Profil introuvable",
    text: "Cette personne a peut-être quitté Nakamatch, ou le lien est incomplet.",
  },
  error: {
    title: "Ce profil s’est arrêté en chemin",
    text: "Nous n’avons pas pu le charger. Réessayer suffit souvent.",
  },
};
