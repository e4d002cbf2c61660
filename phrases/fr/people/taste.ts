import type { Phrases } from "../../dictionary.ts";

export const taste: Phrases["taste"] = {
  rare: "Toi aussi, tu adores {{title}}\u202f: ici, moins de {{count}} personnes en sont fans.",
  both: "Toi aussi, tu adores {{title}}.",
  bothMore_one: "Toi aussi, tu adores {{title}}, et vous avez un autre titre en commun.",
  bothMore_other: "Toi aussi, tu adores {{title}}, et vous avez {{count}} autres titres en commun.",
  today: {
    title: "Ta sélection du jour",
    text: "Leurs goûts sont les plus proches des tiens. On t’en propose d’autres {{when}}.",
    done: "Tu as vu toute ta sélection du jour. On t’en propose d’autres {{when}}.",
    limits: {
      none: "Partout · toutes les langues",
      near: "Jusqu’à {{km}} km · toutes les langues",
      speaking: "Partout · mes langues",
      both: "Jusqu’à {{km}} km · mes langues",
    },
    change: "Changer",
    few: {
      nearNone: "Personne de nouveau à moins de {{km}} km aujourd’hui.",
      near_one: "Une seule nouvelle personne à moins de {{km}} km aujourd’hui.",
      near_other: "Seulement {{count}} nouvelles personnes à moins de {{km}} km aujourd’hui.",
      speakingNone: "Personne de nouveau qui parle tes langues aujourd’hui.",
      speaking_one: "Une seule nouvelle personne qui parle tes langues aujourd’hui.",
      speaking_other: "Seulement {{count}} nouvelles personnes qui parlent tes langues aujourd’hui.",
      bothNone: "Personne de nouveau à moins de {{km}} km qui parle tes langues aujourd’hui.",
      both_one: "Une seule nouvelle personne à moins de {{km}} km qui parle tes langues aujourd’hui.",
      both_other: "Seulement {{count}} nouvelles personnes à moins de {{km}} km qui parlent tes langues aujourd’hui.",
    },
    farther: "Alors on a cherché plus loin.",
    foreign: "Alors on a cherché aussi dans d’autres langues.",
    either: "Alors on a cherché plus loin et dans d’autres langues.",
    previous: "Personne précédente",
    next: "Personne suivante",
  },
};
