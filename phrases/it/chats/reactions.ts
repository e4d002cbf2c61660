import type { Phrases } from "../../dictionary.ts";

export const reactions: Phrases["reactions"] = {
  add: "Reagisci",
  list: "Reazioni",
  yours: "La tua reazione: {{name}}",
  of: "{{person}} reagisce: {{name}}",
  waiting: "in attesa",
  names: {
    heart: "Lo adoro",
    laugh: "Muoio dal ridere",
    stars: "Occhi che brillano",
    tears: "In lacrime",
    fire: "Spacca",
    twist: "Che colpo di scena!",
  },
};
