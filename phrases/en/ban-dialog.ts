import type { Phrases } from "../dictionary.ts";

export const banDialog: Phrases["banDialog"] = {
  action: "Warn or ban",
  title: "Decide about {{name}}",
  type: "Action",
  types: { warning: "Warning", ban: "Ban" },
  duration: "Duration",
  durations: { "1_day": "1 day", "1_week": "1 week", "1_month": "1 month", permanent: "Permanent" },
  reason: "Reason",
  reasonRequired: "Choose a reason",
  notes: "Notes",
  notesHint: "The person will read them too.",
  preview: {
    title: "What {{name}} will read",
    warning: "You’ve received a warning",
    ban: "Your account is suspended",
    reason: "Reason",
    reasonMissing: "No reason chosen yet",
    until: "Until",
    permanent: "Permanent",
    notes: "Note from the team",
    appeal: "You can appeal once. Someone else on the team will decide.",
  },
  submit: { warning: "Warn", ban: "Ban" },
  done: {
    warning: { title: "Warning sent", text: "{{name}} will see it when they open Nakamatch." },
    ban: { title: "User banned", text: "{{name}} can’t log in any more." },
  },
  errors: {
    signedOut: "You have to be logged in to do this",
    failed: "The ban or warning couldn’t be applied",
    other: "That didn’t work. Try again.",
  },
};
