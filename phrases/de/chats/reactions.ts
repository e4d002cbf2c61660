import type { Phrases } from "../../dictionary.ts";

export const reactions: Phrases["reactions"] = {
  add: "Reagieren",
  list: "Reaktionen",
  yours: "Deine Reaktion: {{name}}",
  of: "{{person}} reagiert: {{name}}",
  waiting: "wartet",
  names: {
    heart: "Liebe ich",
    laugh: "Zum Totlachen",
    stars: "Leuchtende Augen",
    tears: "In Tränen",
    fire: "Stark",
    twist: "Plot-Twist!",
  },
};
