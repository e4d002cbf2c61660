import type { Phrases } from "../../dictionary.ts";

export const censorship: Phrases["censorship"] = {
  open: "Word filter",
  title: "Word filter",
  intro: "Hides swear words in the messages you write, before you send them. These settings stay in this browser.",
  enabled: "Mask swear words in my messages",
  on: "On: we mask the words on the list.",
  off: "Off: your messages go out just as you write them.",
  replacement: "Replacement character",
  example: "This is what a masked word looks like: {{masked}}",
  custom: "Your own words",
  language: "Language",
  word: "Word or expression",
  short: "We mask words of three letters or more, in all languages at once.",
  add: "Add",
  words: "Your own words: {{language}}",
  none: "You haven’t added any words in this language yet.",
  count_one: "You’ve added {{count}} word in this language.",
  count_other: "You’ve added {{count}} words in this language.",
  done: "Done",
  problems: {
    replacement: "Enter exactly one visible character, such as * or #. Emoji don’t work here.",
    empty: "Enter a word.",
    duplicate: "That word is already listed for this language.",
    tooLong: "{{max}} characters at most.",
  },
};
