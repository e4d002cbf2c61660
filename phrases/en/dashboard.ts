import type { Phrases } from "../dictionary.ts";

export const dashboard: Phrases["dashboard"] = {
  meta: "Discover · Nakamatch",
  welcome: "Hi, <name>{{nickname}}</name>!",
  found_one: "{{count}} person found",
  found_other: "{{count}} people found",
  info: {
    title: "Compatible profiles",
    text: "Everyone here is looking for what you are looking for, and would like to meet someone like you. The percentage comes from the interests you share.",
  },
  sort: { label: "Sort by", distance: "Distance", compatibility: "Compatibility" },
  list: "Compatible people",
  loading: "Looking for your people...",
  card: {
    inCommon_one: "{{count}} interest in common",
    inCommon_other: "{{count}} interests in common",
    noneInCommon: "No interests in common yet",
    shared: "What you share",
    seeks: {
      amistad: "Looking for friendship",
      relacion: "Looking for a relationship",
      ambas: "Looking for friendship or a relationship",
    },
  },
  empty: {
    title: "Nobody here yet",
    text: "Right now nobody fits. As soon as someone arrives who is looking for the same as you, you will see them here.",
    action: "Search again",
  },
  noPreference: {
    title: "Tell us who you want to meet",
    text: "You have not ticked any preference, so we cannot show you anyone. Tick who you are looking for in your profile and your people will appear here.",
    action: "Choose who I'm looking for",
  },
  error: {
    title: "This page came out blank",
    text: "We could not bring the people. Trying again usually helps.",
  },
};
