import type { Phrases } from "../dictionary.ts";

export const emailChange: Phrases["emailChange"] = {
  title: "Email address",
  text: "The new address gets a link to confirm it. Until you open it, nothing changes.",
  open: "Change email address",
  field: "New email address",
  send: "Send the link",
  proveText: "Enter your password to change your email address.",
  sentTitle: "Check your new inbox",
  sentText: "We've sent a link to {{email}}. Open it in this browser within 24 hours.",
  confirming: "Confirming your new address…",
  doneTitle: "Email address changed",
  doneText: "From now on you log in with {{email}}.",
  failedTitle: "The address hasn't changed",
  undoTitle: "Undo the change of address",
  undoText:
    "Choose a new password: your account returns to its earlier address, every session ends, and Google and Discord are unlinked.",
  undoInvalid:
    "The link was used already or is older than 7 days. If you can't get into your account, write to us from the contact page.",
};
