import type { Phrases } from "../dictionary.ts";

export const decisions: Phrases["decisions"] = {
  meta: "Decisions about your account · Nakamatch",
  title: "Decisions about your account",
  intro: "What the moderation team decided, why, and how to appeal if it’s a mistake.",
  back: "Back to Discover",
  empty: {
    title: "All good",
    text: "There are no decisions about your account. If there ever is one, you’ll find it here with the reasons.",
  },
  error: {
    title: "We couldn’t load the decisions",
    text: "Try again: that usually does it.",
  },
};
