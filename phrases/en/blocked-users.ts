import type { Phrases } from "../dictionary.ts";

export const blockedUsers: Phrases["blockedUsers"] = {
  meta: "Blocked users · Nakamatch",
  title: "Blocked users",
  total_one: "{{count}} blocked user",
  total_other: "{{count}} blocked users",
  explanation: "You don’t see them and they don’t see you. They don’t know that you’ve blocked them.",
  back: "Back to my profile",
  since: "Blocked on {{date}}",
  unblock: "Unblock",
  unblockName: "Unblock {{name}}",
  unblocked: "You’ve unblocked {{name}}",
  unblockError: "This person couldn’t be unblocked. Try again.",
  empty: {
    title: "You haven’t blocked anyone",
    text: "If someone makes you uncomfortable, you can block them from their profile or from the chat.",
  },
  error: { title: "We couldn’t open the list", text: "Everyone on it is still blocked. Try again in a moment." },
};
