import type { Phrases } from "../../dictionary.ts";

export const chatEnds: Phrases["chatEnds"] = {
  noTime: "I don’t have time for this right now. Take care!",
  noSpark: "I liked talking to you, but I don’t feel the spark.",
  foundSomebody: "I’ve met somebody. All the best to you!",
  thanks: "Thanks for the chat. I wish you well!",
  mine: "You ended the conversation on {{date}}:",
  mineToday: "You ended the conversation today:",
  theirs: "{{name}} ended the conversation on {{date}}:",
  theirsToday: "{{name}} ended the conversation today:",
  closed: "Neither of you can write.",
  until: "You can reopen it until {{date}}.",
  later: "Neither of you can write. If you change your mind, like {{name}}, who can then open it again.",
  wait: "You’ve liked {{name}} again. The conversation opens if they say yes.",
  ask: "{{name}} likes you again. Talk again?",
  yes: "Yes, let’s talk",
  reopen: "Reopen the conversation",
  unsent: "Not sent:",
  dialog: {
    title: "End the conversation with {{name}}",
    text: "{{name}} will read one sentence from you. After that neither of you can write.",
    note: "Your like is taken back, and you won’t meet in Discover. You can reopen it for 24 hours. You two can end it three times at most.",
    legend: "Your goodbye",
    confirm: "End it",
  },
};
