import type { Phrases } from "../dictionary.ts";

export const emailChange: Phrases["emailChange"] = {
  title: "Email address",
  text: "The new address gets a link to confirm it. Until you open it, nothing changes.",
  open: "Change email address",
  field: "New email address",
  send: "Send the link",
  proveText: "Enter your password to change your email address.",
  sentTitle: "Check your new inbox",
  sentText: "We’ve sent a link to {{email}}. Open it in this browser within 24 hours.",
  confirming: "Confirming your new address…",
  doneTitle: "Email address changed",
  doneText: "From now on you log in with {{email}}.",
  failedTitle: "The address hasn’t changed",
};
