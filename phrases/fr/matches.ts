import type { Phrases } from "../dictionary.ts";

export const matches: Phrases["matches"] = {
  meta: "Matchs · Nakamatch",
  title: "Tes matchs",
  tabs: { label: "Types de likes", mutual: "Mutuels", likedMe: "On m’a liké", iLiked: "J’ai liké" },
  lists: { mutual: "Vous vous plaisez", likedMe: "Tu leur plais", iLiked: "Tu les as likés" },
  shown_one: "{{list}} : {{count}} personne",
  shown_other: "{{list}} : {{count}} personnes",
  loading: "On ouvre tes matchs…",
  chat: "Discuter",
  chatName: "Discuter avec {{name}}",
  discover: "Découvrir des gens",
  empty: {
    mutual: {
      title: "Pas encore de match",
      text: "Quand quelqu’un que tu as liké te likera aussi, tu le verras ici et vous pourrez discuter.",
    },
    likedMe: {
      title: "Personne ne t’a encore liké",
      text: "Fais le premier pas : un like de ta part, et on te remarque.",
    },
    iLiked: {
      title: "Tu n’as encore liké personne",
      text: "Jette un œil aux gens qui partagent tes passions.",
    },
  },
  error: {
    title: "Impossible d’ouvrir tes matchs",
    text: "Ils sont toujours là : réessaie dans un instant.",
  },
};
