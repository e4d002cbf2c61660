import type { Phrases } from "../dictionary.ts";

export const pushMessages: Phrases["pushMessages"] = {
  message: { title: "{{name}} wrote to you", text: "Open Nakamatch to read the message.", spoiler: "[spoiler]" },
  match: { title: "It’s a match with {{name}}!", text: "You like each other. Who breaks the ice?" },
  like: { title: "Someone likes you", text: "Come and find out who." },
  cases: { title: "Cases are waiting", text: "Someone reported something, and nobody has looked at it yet." },
};
