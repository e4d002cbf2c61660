import type { Phrases } from "../dictionary.ts";

export const reports: Phrases["reports"] = {
  profile: {
    action: "Signaler ce profil",
    title: "Signaler ce profil",
    text: "Quelqu’un de l’équipe de modération lira ton signalement, avec ce que ce profil montre en ce moment. Nous ne dirons pas à {{name}} qui l’a envoyé.",
  },
  chat: {
    action: "Signaler cette personne",
    title: "Signaler cette personne",
    text: "Quelqu’un de l’équipe de modération lira ton signalement, avec les derniers messages de cette discussion. Nous ne dirons pas à {{name}} qui l’a envoyé.",
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
    text: "Merci pour ton signalement. Nous allons l’examiner.",
  },
  after: {
    title: "Bloquer aussi {{name}} ?",
    text: "Pendant que nous examinons ton signalement, tu peux couper le contact. Vous ne pourrez plus vous voir ni vous écrire, et cette personne n’en saura rien. Tu peux revenir en arrière à tout moment depuis ton profil, dans « Personnes bloquées ».",
    skip: "Pas maintenant",
  },
  errors: {
    signedOut: "Connecte-toi pour envoyer un signalement",
    invalidId: "Identifiant d’utilisateur invalide",
    notFoundTitle: "Personne introuvable",
    notFound: "La personne que tu veux signaler n’a pas de profil valide",
    duplicateTitle: "Signalement déjà envoyé",
    failed: "Le signalement n’a pas pu être envoyé. Réessaie.",
  },
  reviewed: {
    title_one: "Nous avons examiné ton signalement",
    title_other: "Nous avons examiné tes signalements",
    text: "Merci de nous avoir prévenus. Pour protéger l’autre personne, nous ne pouvons pas te dire ce que nous avons décidé.",
    more: "Voir le résultat",
    close: "Compris",
  },
};
