import type { Phrases } from "../dictionary.ts";

export const taste: Phrases["taste"] = {
  rare: "You both love {{title}}: fewer than {{count}} people here do.",
  today: {
    title: "Your people for today",
    text: "Their taste is closest to yours. We’ll bring you more tomorrow.",
  },
};
