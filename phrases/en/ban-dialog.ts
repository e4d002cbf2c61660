import type { Phrases } from "../dictionary.ts";

export const banDialog: Phrases["banDialog"] = {
  title: "Your decision on {{name}}",
  type: "Action",
  types: { warning: "Warning", ban: "Ban" },
  duration: "Duration",
  durations: { "1_day": "1 day", "1_week": "1 week", "1_month": "1 month", permanent: "Permanent" },
  reason: "Reason",
  reasonRequired: "Choose a reason",
  notes: "Notes",
  notesHint: "They’ll read these too.",
  suggestedFirst: "Suggested: {{duration}}, as it’s the first action",
  suggested_one: "Suggested: {{duration}}, after {{count}} earlier action",
  suggested_other: "Suggested: {{duration}}, after {{count}} earlier actions",
  template: "Add a text to the notes",
  templates: {
    respect: "Treat others with respect: there’s no room here for insults or pressure.",
    advertising: "Nakamatch isn’t the place for ads or for selling things.",
    picture: "Choose a photo that anyone may see, of you or of something you love.",
    honesty: "Show yourself as you are: don’t pretend to be someone else.",
  },
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
    ban: { title: "Person banned", text: "{{name}} can’t log in anymore." },
  },
  errors: {
    signedOut: "Log in to do this",
    failed: "We couldn’t apply the ban or warning",
    other: "That didn’t work. Try again.",
  },
};
