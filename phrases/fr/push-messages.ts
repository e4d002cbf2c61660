import type { Phrases } from "../dictionary.ts";

export const pushMessages: Phrases["pushMessages"] = {
  message: { title: "{{name}} t’a écrit", text: "Ouvre Nakamatch pour lire le message.", spoiler: "[spoiler]" },
  match: { title: "C’est un match avec {{name}} !", text: "Vous vous plaisez. Qui brise la glace ?" },
  like: { title: "Tu plais à quelqu’un", text: "Viens découvrir à qui." },
  cases: { title: "Des cas attendent", text: "Quelqu’un a fait un signalement que personne n’a encore regardé." },
};
