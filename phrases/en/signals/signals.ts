import type { Phrases } from "../../dictionary.ts";

export const signals: Phrases["signals"] = {
  tab: "Flags",
  explanation: "Nakamatch spots these automatically. You decide whether there’s anything to them.",
  listedWord: {
    name: "Listed word in the name",
    bio: "Listed word in the bio",
    prompt: "Listed word in the answer to “{{question}}”",
    words: "Listed word in words with a like",
  },
  repeated_one: "The same first message to {{count}} person",
  repeated_other: "The same first message to {{count}} people",
  returning: "Uses the email of a banned person",
  bannedUntil: "End of that ban: {{date}}.",
  bannedForGood: "That ban is permanent.",
  bannedPerson: "View {{name}}’s profile",
  close: "Mark as seen",
  closeName: "Mark as seen: {{name}}",
  seen: "Seen",
  done: { title: "Flag seen", text: "{{name}}’s is off the list." },
  back: "Flag back on the list",
  showName: "Show {{name}} with their history",
  hideName: "Hide {{name}}",
  pick: {
    title: "Choose a flag",
    text: "Open one in the list or press j: you’ll see the person here, with their history and reports.",
  },
  noReports: "There are no open reports about this person.",
  empty: { title: "No flags", text: "If Nakamatch spots something, it shows up here." },
  error: { title: "We couldn’t load the flags", text: "They’re still there. Try again in a moment." },
};
