import type { Phrases } from "../dictionary.ts";

export const likes: Phrases["likes"] = {
  like: "Liker",
  likeName: "Liker {{name}}",
  unlike: "Retirer le like",
  unlikeName: "Retirer le like à {{name}}",
  liked: "Like envoyé",
  likeBack: "Liker en retour",
  likeBackName: "Liker en retour : {{name}}",
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
    text: "Tu plais aussi à {{name}}. Brise la glace !",
    chat: "Ouvrir la discussion",
    later: "Continuer à explorer",
  },
  toasts: {
    sent: "Like envoyé",
    sentText: "Si {{name}} te like aussi, c’est un match.",
    removed: "Like retiré",
    removedText: "Tu ne likes plus {{name}}.",
    removedMatchText: "Tu ne likes plus {{name}}. Ce n’est plus un match.",
    match: "Tu as un match !",
    matchText: "Le like est réciproque entre {{name}} et toi.",
  },
  errors: {
    lookup: "Impossible de traiter le like. Réessaie.",
    update: "Impossible d’envoyer ou de retirer le like. Réessaie.",
    insert: "Impossible d’envoyer le like. Réessaie.",
    unexpected: "L’action n’a pas abouti. Réessaie.",
  },
};
