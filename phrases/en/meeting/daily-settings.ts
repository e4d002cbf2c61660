import type { Phrases } from "../../dictionary.ts";

export const dailySettings: Phrases["dailySettings"] = {
  title: "Your people each day",
  text: "People with your taste, as close as you like and of the age you like. If there are too few, we look further, step by step: first farther away, then at ages close by.",
  distance: "Maximum distance",
  anywhere: "No limit",
  upTo: "Up to {{km}} km",
  minAge: "Minimum age",
  maxAge: "Maximum age",
  sharedLanguage: "Only people who speak my language",
  sharedLanguageHint: "And those who don’t say which they speak.",
  now: "When you save, we look for today’s people again. You can do that once until the next ones come.",
  later: "We’ve already looked again today. What you change now applies to the next people, {{when}} ({{time}}).",
  save: "Save",
  saved: "Your people for today are up to date",
  savedLater: "Saved for the next people",
  first: {
    title: "How far, and what age?",
    step: "Step 2 of 2",
    text: "That’s how we choose your people for today. If there are too few, we look a little further, and you can change it whenever you like.",
    save: "See my people",
    noLimits: "No limits",
  },
};
