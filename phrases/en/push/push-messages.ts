import type { Phrases } from "../../dictionary.ts";

export const pushMessages: Phrases["pushMessages"] = {
  message: { title: "New message from {{name}}", text: "Come and read it.", spoiler: "[spoiler]" },
  end: { title: "{{name}} has ended your conversation", text: "Come and read their words." },
  match: { title: "It’s a match with {{name}}!", text: "You like each other. Who’ll break the ice?" },
  like: { title: "Someone likes you", text: "Come and find out who." },
  cases: { title: "There are cases to review", text: "Someone reported something, and nobody has looked at it yet." },
};
