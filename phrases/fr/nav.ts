import type { Phrases } from "../dictionary.ts";

export const nav: Phrases["nav"] = {
  main: "Navigation principale",
  skip: "Aller au contenu",
  home: "Nakamatch, accueil",
  openMenu: "Ouvrir le menu",
  closeMenu: "Fermer le menu",
  login: "Se connecter",
  register: "S’inscrire",
  logout: "Se déconnecter",
  settings: "Réglages",
  account: "Réglages du compte",
  terms: "Conditions et sécurité",
  dashboard: "Découvrir",
  premium: "Premium",
  chats: "Discussions",
  matches: "Matchs",
  profile: "Mon profil",
  bans: "Bannissements",
  operator: "Système",
  newChats: "Tu as de nouveaux messages",
  newLikes: "Tu as de nouveaux likes",
};
