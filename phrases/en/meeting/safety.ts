import type { Phrases } from "../../dictionary.ts";

export const safety: Phrases["safety"] = {
  menu: "Options for {{name}}",
  centre: { link: "Safety tips", newTab: "(opens in a new tab)" },
  block: {
    action: "Block this person",
    title: "Block {{name}}?",
    text: "You won’t see each other or be able to message each other anymore, and the chat will leave your list. We won’t tell them. You can undo this any time under “Blocked people” in your profile.",
    confirm: "Block",
    done: "You’ve blocked {{name}}",
  },
};
