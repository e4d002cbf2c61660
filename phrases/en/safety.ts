import type { Phrases } from "../dictionary.ts";

export const safety: Phrases["safety"] = {
  menu: "Options for {{name}}",
  centre: { link: "Safety tips", newTab: "(opens in a new tab)" },
  block: {
    action: "Block user",
    title: "Block {{name}}?",
    text: "You won’t be able to see or write to each other any more, and the chat will leave your list. We won’t tell them. You can undo this at any time in your profile, under “Blocked users”.",
    confirm: "Block",
    done: "You’ve blocked {{name}}",
  },
};
