import type { Phrases } from "../dictionary.ts";

export const taste: Phrases["taste"] = {
  rare: "Você também adora {{title}}: aqui, menos de {{count}} pessoas gostam.",
  today: {
    title: "Sua gente de hoje",
    text: "Quem mais combina com seus interesses. Amanhã trazemos mais.",
  },
};
