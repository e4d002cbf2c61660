import type { Phrases } from "../dictionary.ts";

export const taste: Phrases["taste"] = {
  rare: "Anche tu adori {{title}}: qui piace a meno di {{count}} persone.",
  today: {
    title: "La tua gente di oggi",
    text: "Ha i gusti più vicini ai tuoi. Domani te ne proponiamo altra.",
  },
};
