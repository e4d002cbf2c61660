import type { Phrases } from "../dictionary.ts";

export const pushMessages: Phrases["pushMessages"] = {
  message: { title: "{{name}} t’a écrit", text: "Ouvre Nakamatch pour lire le message.", spoiler: "[spoiler]" },
  match: { title: "C’est un match avec {{name}} !", text: "Vous vous plaisez. Qui brise la glace ?" },
  like: { title: "Tu plais à quelqu’un", text: "Viens découvrir à qui." },
};
