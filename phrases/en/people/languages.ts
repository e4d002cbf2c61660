import type { Phrases } from "../../dictionary.ts";

export const languages: Phrases["languages"] = {
  ask: "Which languages do you speak?",
  hint: "Up to {{count}}. They’re shown on your profile.",
  full: "That’s {{count}} already. Remove one to add another.",
  placeholder: "Find a language",
  chosen: "Languages you chose",
  needed: "Choose at least one: without your languages we don’t know who to look for.",
};
