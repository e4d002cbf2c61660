import type { Phrases } from "../../dictionary.ts";

export const taste: Phrases["taste"] = {
  rare: "Toi aussi, tu adores {{title}}\u202f: ici, moins de {{count}} personnes en sont fans.",
  both: "Toi aussi, tu adores {{title}}.",
  rareOnCard: "ici, moins de {{count}} personnes en sont fans",
  possible: {
    amistad: "Amitié possible",
    relacion: "Relation possible",
    ambas: "Amitié ou relation possible",
  },
  today: {
    title: "Ta sélection du jour",
    text: "On la choisit d’après tes goûts. On t’en propose d’autres {{when}}.",
    done: "Tu as vu toute ta sélection du jour. Merci d’avoir pris ton temps\u202f! On t’en propose d’autres {{when}}\u202f; d’ici là, la liste ci-dessous est toute à toi.",
    limits: {
      none: "Partout, tous âges, toutes langues",
      anywhere: "Partout",
      near: "Jusqu’à {{km}} km",
      ages: "{{ages}} ans",
      speaking: "mes langues",
    },
    change: "Changer",
    fewNone: "Il ne restait personne, alors on a aussi cherché {{where}}.",
    few_one: "Il ne restait qu’une personne, alors on a aussi cherché {{where}}.",
    few_other: "Il n’en restait que {{count}}, alors on a aussi cherché {{where}}.",
    wider: {
      farther: "plus loin",
      fartherTo: "plus loin (jusqu’à {{km}} km)",
      otherAge: "jusqu’à {{years}} ans au-delà de ces âges",
      foreign: "dans d’autres langues",
    },
    previous: "Personne précédente",
    next: "Personne suivante",
  },
  goesTo: "Y va aussi\u202f: {{events}}",
};
