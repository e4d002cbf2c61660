import type { Phrases } from "../dictionary.ts";

export const reports: Phrases["reports"] = {
  profile: {
    action: "Signaler ce profil",
    title: "Signaler ce profil",
    text: "Quelqu’un de l’équipe de modération lira ton signalement, avec ce que ce profil montre en ce moment. On ne dira pas à {{name}} qui l’a envoyé.",
  },
  chat: {
    action: "Signaler cette personne",
    title: "Signaler cette personne",
    text: "Quelqu’un de l’équipe de modération lira ton signalement, avec les derniers messages de cette discussion. On ne dira pas à {{name}} qui l’a envoyé.",
  },
  reason: "Motif",
  description: "Description",
  placeholder: "Raconte-nous ce qui s’est passé, avec les détails qui aident à comprendre.",
  send: "Envoyer le signalement",
  problems: {
    reason: "Choisis un motif.",
    description: {
      required: "Raconte-nous ce qui s’est passé.",
      tooLong: "Tu peux écrire jusqu’à {{max}} caractères.",
    },
  },
  done: {
    title: "Signalement envoyé",
    text: "Merci pour ton signalement. On va l’examiner.",
  },
  after: {
    title: "Bloquer aussi {{name}} ?",
    text: "Vous ne pourrez plus vous voir ni vous écrire, et cette personne n’en saura rien. Tu peux changer d’avis quand tu veux dans ton profil, sous « Personnes bloquées ».",
    skip: "Pas maintenant",
  },
  errors: {
    signedOut: "Connecte-toi pour envoyer un signalement",
    invalidId: "On ne trouve pas ce profil.",
    notFoundTitle: "Personne introuvable",
    notFound: "Cette personne n’a pas de profil que tu puisses signaler.",
    duplicateTitle: "Signalement déjà envoyé",
    failed: "Ton signalement n’est pas parti. Réessaie.",
  },
  reviewed: {
    title_one: "On a examiné ton signalement",
    title_other: "On a examiné tes signalements",
    text: "Merci de nous l’avoir dit. Pour protéger l’autre personne, on ne peut pas te dire ce qu’on a décidé.",
    more: "Voir le résultat",
    close: "Compris",
  },
};
