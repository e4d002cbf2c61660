import type { Phrases } from "../dictionary.ts";

export const interests: Phrases["interests"] = {
  title: "What do you love?",
  intro: "Pick the titles you love: they are how we find your people. You can change them whenever you like.",
  category: "Category",
  search: "Search for a title",
  popular: "Popular",
  otherKinds: "There are results in other categories too:",
  available: "Titles you can add",
  alsoKnownAs: "also “{{title}}”",
  add: "Add {{name}}",
  chosen: "Your interests",
  found_one: "{{count}} title",
  found_other: "{{count}} titles",
  narrow: "There are more titles. Type to find them.",
  noResults: "No title matches. Try another word.",
  loadError: "We could not load the titles.",
  empty: {
    anime: "No anime or manga yet",
    juego: "No video games yet",
    serie_pelicula: "No series or films yet",
  },
  toasts: {
    added: "Interest added",
    removed: "Interest removed",
    addError: "The interest could not be added. Please try again.",
    removeError: "The interest could not be removed. Please try again.",
    needOneTitle: "Add at least one interest",
    needOne: "You need to add at least one interest to go on using Nakamatch.",
  },
};
