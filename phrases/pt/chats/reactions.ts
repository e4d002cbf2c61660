import type { Phrases } from "../../dictionary.ts";

export const reactions: Phrases["reactions"] = {
  add: "Reagir",
  list: "Reações",
  yours: "Sua reação: {{name}}",
  of: "{{person}} reagiu: {{name}}",
  waiting: "aguardando",
  names: {
    heart: "Amei",
    laugh: "Morri de rir",
    stars: "Olhos brilhando",
    tears: "Chorei",
    fire: "Arrasou",
    twist: "Que reviravolta!",
  },
};
