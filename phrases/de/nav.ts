import type { Phrases } from "../dictionary.ts";

export const nav: Phrases["nav"] = {
  main: "Hauptnavigation",
  skip: "Zum Inhalt springen",
  home: "Nakamatch, Startseite",
  openMenu: "Menü öffnen",
  closeMenu: "Menü schließen",
  login: "Anmelden",
  register: "Registrieren",
  logout: "Abmelden",
  settings: "Einstellungen",
  account: "Kontoeinstellungen",
  terms: "Regeln und Sicherheit",
  dashboard: "Entdecken",
  premium: "Premium",
  chats: "Chats",
  matches: "Matches",
  profile: "Mein Profil",
  bans: "Sperrungen",
  operator: "System",
  newChats: "Du hast neue Nachrichten",
  newLikes: "Du hast neue Likes",
};
