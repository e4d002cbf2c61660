import type { Phrases } from "../../dictionary.ts";

export const reactions: Phrases["reactions"] = {
  add: "Reagieren",
  list: "Reaktionen",
  yours: "Deine Reaktion: {{name}}",
  of: "{{person}} reagiert: {{name}}",
  waiting: "wartet",
  names: {
    heart: "Liebe ich",
    laugh: "Zum Lachen",
    stars: "Leuchtende Augen",
    tears: "Zum Heulen",
    fire: "Stark",
    twist: "Plot-Twist!",
  },
};
