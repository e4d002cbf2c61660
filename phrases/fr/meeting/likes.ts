import type { Phrases } from "../../dictionary.ts";

export const likes: Phrases["likes"] = {
  like: "Liker",
  likeName: "Liker {{name}}",
  unlike: "Retirer le like",
  unlikeName: "Retirer le like à {{name}}",
  liked: "Like envoyé",
  held: "Les likes reviennent après la maintenance.",
  likeBack: "Liker en retour",
  likeBackName: "Liker en retour : {{name}}",
  likesYou: "{{name}} t’a envoyé un like",
  matched: "C’est un match",
  chat: "Discuter",
  chatName: "Discuter avec {{name}}",
  endMatch: {
    title: "Retirer ton like à {{name}} ?",
    text: "Vous ne serez plus un match. Si vous vous parlez déjà, votre discussion reste.",
  },
  inCommon: "En commun",
  match: {
    title: "C’est un match !",
    text: "{{name}} a aussi envie de te connaître. Brise la glace !",
    ended: "{{name}} et toi êtes à nouveau un match. La discussion se rouvre si vous le voulez tous les deux.",
    chat: "Ouvrir la discussion",
    write: "Écris à {{name}}",
    later: "Continuer à explorer",
  },
  toasts: {
    sent: "Like envoyé",
    sentText: "Si {{name}} te renvoie un like, c’est un match.",
    removed: "Like retiré",
    removedText: "Tu as retiré ton like à {{name}}.",
    removedMatchText: "Tu as retiré ton like à {{name}}. Ce n’est plus un match.",
    match: "Tu as un match !",
    matchText: "Toi et {{name}}, vous vous plaisez.",
  },
  errors: {
    lookup: "Ton like n’est pas passé. Réessaie.",
    update: "Ton like n’a pas changé. Réessaie.",
    insert: "Ton like n’est pas parti. Réessaie.",
    unexpected: "Ça n’a pas marché. Réessaie.",
  },
};
