import type { Phrases } from "../../dictionary.ts";

export const taste: Phrases["taste"] = {
  rare: "You both love {{title}}: fewer than {{count}} people here do.",
  both: "You both love {{title}}.",
  rareOnCard: "fewer than {{count}} people here love it",
  possible: {
    amistad: "Friendship possible",
    relacion: "Relationship possible",
    ambas: "Friendship or relationship possible",
  },
  today: {
    title: "Your people for today",
    text: "Picked by what you love. We’ll bring you more {{when}}.",
    done: "That was everyone for today. Thank you for taking the time! We’ll bring you more {{when}}; until then, the list below is all yours.",
    limits: {
      none: "Any place, age and language",
      anywhere: "Wherever they live",
      near: "Up to {{km}} km",
      ages: "{{ages}} years",
      speaking: "my languages",
    },
    change: "Change",
    fewNone: "Nobody like this was left, so we also looked {{where}}.",
    few_one: "Only one person like this was left, so we also looked {{where}}.",
    few_other: "Only {{count}} like this were left, so we also looked {{where}}.",
    wider: {
      farther: "farther away",
      fartherTo: "farther away (up to {{km}} km)",
      otherAge: "up to {{years}} years beyond those ages",
      foreign: "in other languages",
    },
    previous: "Previous person",
    next: "Next person",
  },
  goesTo: "Also going to {{events}}",
};
