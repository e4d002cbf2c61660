import type { Phrases } from "../dictionary.ts";

export const signals: Phrases["signals"] = {
  tab: "Signals",
  explanation: "Nakamatch notices these by itself. They’re only hints: you decide.",
  listedWord: { name: "Listed word in the name", bio: "Listed word in the bio" },
  repeated_one: "The same first message to {{count}} person",
  repeated_other: "The same first message to {{count}} people",
  returning: "Signed up with the email of a banned person",
  bannedUntil: "That ban ends or ended on {{date}}.",
  bannedForGood: "That ban is permanent.",
  bannedPerson: "View {{name}}’s profile",
  close: "Mark as seen",
  closeName: "Mark as seen: {{name}}",
  empty: { title: "No signals", text: "If Nakamatch notices something, it shows up here." },
  error: { title: "The signals couldn’t be loaded", text: "They’re still there. Try again in a moment." },
};
