import type { Phrases } from "../dictionary.ts";

export const nav: Phrases["nav"] = {
  main: "Main navigation",
  skip: "Skip to content",
  home: "Nakamatch, home",
  openMenu: "Open menu",
  closeMenu: "Close menu",
  login: "Log in",
  register: "Sign up",
  logout: "Log out",
  settings: "Settings",
  account: "Account settings",
  terms: "Terms and safety",
  dashboard: "Discover",
  premium: "Premium",
  chats: "Chats",
  matches: "Matches",
  profile: "My profile",
  bans: "Bans",
  operator: "System",
  newChats: "You have new messages",
  newLikes: "You have new likes",
};
