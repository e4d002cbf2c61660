import type { Phrases } from "../dictionary.ts";

export const nav: Phrases["nav"] = {
  main: "Navigazione principale",
  skip: "Vai al contenuto",
  home: "Nakamatch, home",
  openMenu: "Apri il menu",
  closeMenu: "Chiudi il menu",
  login: "Accedi",
  register: "Registrati",
  logout: "Esci",
  settings: "Impostazioni",
  account: "Impostazioni dell'account",
  terms: "Termini e sicurezza",
  dashboard: "Scopri",
  premium: "Premium",
  chats: "Chat",
  matches: "Match",
  profile: "Il mio profilo",
  bans: "Ban",
  operator: "Sistema",
  newChats: "Hai nuovi messaggi",
  newLikes: "Hai nuovi like",
};
