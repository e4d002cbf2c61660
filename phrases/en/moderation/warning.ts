import type { Phrases } from "../../dictionary.ts";

export const warning: Phrases["warning"] = {
  title: "You’ve received a warning",
  date: "Date",
  reason: "Reason",
  note: "Note from the team",
  confirm: "I’ve read the warning",
  confirming: "Saving…",
  more: "See the decision and appeal",
  markedAsSeen: "Warning marked as read",
  errorMarking: "We couldn’t save that you’ve read it. Try again.",
};
