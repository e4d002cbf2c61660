import type { Phrases } from "../../dictionary.ts";

export const matches: Phrases["matches"] = {
  meta: "Matchs · Nakamatch",
  title: "Tes matchs",
  tabs: { label: "Likes", mutual: "Réciproques", likedMe: "Likes reçus", iLiked: "Likes envoyés" },
  lists: { mutual: "Vous vous plaisez", likedMe: "Tu leur plais", iLiked: "Ces personnes te plaisent" },
  shown_one: "{{list}} : {{shown}} personne",
  shown_other: "{{list}} : {{shown}} personnes",
  loading: "Tes matchs arrivent…",
  new: "Nouveau",
  ended: "Discussion terminée",
  noMessages: "Pas encore de message",
  onlyWaiting: "En attente de ta réponse",
  nobodyWaiting: "Personne n’attend ta réponse.",
  waiting_one: "{{shown}} like t’attend",
  waiting_other: "{{shown}} likes t’attendent",
  toMatch: "Voir le match",
  toMatchName: "Voir le match avec {{name}}",
  discover: "Découvrir des profils",
  empty: {
    waiting_one: "Une personne a envie de te connaître. Like-la en retour : c’est un match et tu peux lui écrire.",
    waiting_other:
      "{{shown}} personnes ont envie de te connaître. Like en retour qui te plaît : c’est un match et tu peux lui écrire.",
    mutual: {
      title: "Pas encore de match",
      text: "Quand un like que tu as envoyé devient réciproque, le match apparaît ici et vous pouvez discuter.",
    },
    likedMe: {
      title: "Tes premiers likes arrivent",
      text: "Fais le premier pas : un like de ta part, et on te remarque.",
    },
    iLiked: {
      title: "Pas encore de like envoyé",
      text: "Jette un œil aux gens qui aiment ce que tu aimes.",
    },
  },
  error: {
    title: "Impossible d’ouvrir tes matchs",
    text: "Ils sont toujours là : réessaie dans un instant.",
  },
};
