import type { Phrases } from "../dictionary.ts";

export const taste: Phrases["taste"] = {
  rare: "Ihr liebt beide {{title}}, wie hier weniger als {{count}} Leute.",
  today: {
    title: "Deine Leute für heute",
    text: "Sie kommen deinem Geschmack am nächsten. Morgen bringen wir dir neue.",
  },
};
