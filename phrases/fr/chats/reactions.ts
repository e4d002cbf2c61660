import type { Phrases } from "../../dictionary.ts";

export const reactions: Phrases["reactions"] = {
  add: "Réagir",
  list: "Réactions",
  yours: "Ta réaction : {{name}}",
  of: "{{person}} réagit : {{name}}",
  waiting: "en attente",
  names: {
    heart: "J’adore",
    laugh: "Trop drôle",
    stars: "Des étoiles plein les yeux",
    tears: "En larmes",
    fire: "Du feu",
    twist: "Quel rebondissement !",
  },
};
