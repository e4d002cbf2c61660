import type { Phrases } from "../../dictionary.ts";

export const emailChange: Phrases["emailChange"] = {
  title: "Email address",
  text: "We’ll send a link to the new address. Nothing changes until you open it.",
  open: "Change email address",
  field: "New email address",
  send: "Send the link",
  proveText: "Enter your password to change your email address.",
  sentTitle: "Check your new inbox",
  sentText: "We’ve sent a link to {{email}}. Open it in this browser within 24 hours.",
  confirming: "Confirming your new address…",
  doneTitle: "Email address changed",
  doneText: "From now on you log in with {{email}}.",
  failedTitle: "Your email hasn’t changed",
};
