import type { Phrases } from "../../dictionary.ts";

export const dailySettings: Phrases["dailySettings"] = {
  title: "Your people each day",
  text: "People with your taste, as close as you like. If there are too few, we look further, step by step.",
  distance: "Maximum distance",
  anywhere: "No limit",
  upTo: "Up to {{km}} km",
  sharedLanguage: "Only people who speak my language",
  sharedLanguageHint: "And those who don’t say which they speak.",
  now: "When you save, we look for today’s people again. You can do that once until the next ones come.",
  later: "We’ve already looked again today. What you change now applies to the next people, {{when}} ({{time}}).",
  save: "Save",
  saved: "Your people for today are up to date",
  savedLater: "Saved for the next people",
};
