import type { Phrases } from "../dictionary.ts";

export const censorship: Phrases["censorship"] = {
  open: "Word filter",
  title: "Word filter",
  intro:
    "Hides swear words in the messages you write, before they are sent. These settings are stored in this browser only.",
  enabled: "Censor my messages",
  on: "On: listed words are masked.",
  off: "Off: your messages are sent just as you write them.",
  replacement: "Replacement character",
  example: "This is what a masked word looks like: {{masked}}",
  custom: "Your own words",
  language: "Language",
  word: "Word or expression",
  short: "Words of more than two letters are masked, in all languages at once.",
  add: "Add",
  words: "Your own words: {{language}}",
  none: "You have no words of your own in this language yet.",
  count_one: "{{count}} word of your own in this language.",
  count_other: "{{count}} words of your own in this language.",
  done: "Done",
  problems: {
    replacement: "Enter exactly one visible character, such as * or #. Emoji don’t work here.",
    empty: "Enter a word.",
    duplicate: "That word is already listed for this language.",
    tooLong: "{{max}} characters at most.",
  },
};
