import type { Phrases } from "../../dictionary.ts";

export const blockedUsers: Phrases["blockedUsers"] = {
  meta: "Blocked people · Nakamatch",
  title: "Blocked people",
  total_one: "{{count}} blocked person",
  total_other: "{{count}} blocked people",
  explanation:
    "Whoever is listed here doesn’t see you, and you don’t see them. They don’t know that you’ve blocked them.",
  back: "Back to my profile",
  since: "Blocked on {{date}}",
  unblock: "Unblock",
  unblockName: "Unblock {{name}}",
  unblocked: "You’ve unblocked {{name}}",
  unblockError: "We couldn’t unblock this person. Try again.",
  empty: {
    title: "You haven’t blocked anyone",
    text: "If someone makes you uncomfortable, you can block them from their profile or from the chat.",
  },
  error: { title: "We couldn’t open the list", text: "Everyone on it is still blocked. Try again in a moment." },
};
