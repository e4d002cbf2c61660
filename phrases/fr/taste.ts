import type { Phrases } from "../dictionary.ts";

export const taste: Phrases["taste"] = {
  rare: "Toi aussi, tu adores {{title}}\u202f: ici, moins de {{count}} personnes en sont fans.",
  today: {
    title: "Ta sélection du jour",
    text: "Leurs goûts sont les plus proches des tiens. Demain, on t’en propose d’autres.",
  },
};
