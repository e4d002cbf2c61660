import type { Phrases } from "../../dictionary.ts";

export const blockedUsers: Phrases["blockedUsers"] = {
  meta: "Personnes bloquées · Nakamatch",
  title: "Personnes bloquées",
  total_one: "{{count}} personne bloquée",
  total_other: "{{count}} personnes bloquées",
  explanation:
    "Une personne de cette liste ne te voit plus, tu ne la vois plus, et elle ne sait pas que tu l’as bloquée.",
  back: "Retour à mon profil",
  since: "Depuis le {{date}}",
  unblock: "Débloquer",
  unblockName: "Débloquer {{name}}",
  unblocked: "Tu as débloqué {{name}}",
  unblockError: "Impossible de débloquer cette personne. Réessaie.",
  empty: {
    title: "Tu n’as bloqué personne",
    text: "Si quelqu’un te met mal à l’aise, tu peux bloquer cette personne depuis son profil ou depuis la discussion.",
  },
  error: {
    title: "Impossible d’ouvrir la liste",
    text: "Les blocages sont toujours en place. Réessaie dans un instant.",
  },
};
