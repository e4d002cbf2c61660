import type { Phrases } from "../../dictionary.ts";

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
  meeting: {
    title: "Que s’est-il passé\u202f?",
    text: "Quelqu’un de l’équipe de modération lira ton signalement, avec les sorties et les derniers messages de cette discussion. On ne dira pas à {{name}} qui l’a envoyé.",
    danger: "Quelqu’un est en danger\u202f? Appelle tout de suite\u202f:",
    dangerLocal: "Quelqu’un est en danger\u202f? Appelle tout de suite le numéro d’urgence local.",
    call: "Appeler le {{number}}",
  },
  words: {
    title: "Signaler ces mots",
    text: "Quelqu’un de l’équipe de modération lira ton signalement, avec ces mots. On ne dira à personne qui l’a envoyé.",
  },
  message: {
    action: "Signaler ce message",
    title: "Message marqué",
    text: "L’équipe de modération le verra mis en évidence, avec ceux qui l’entourent.",
    remove: "Retirer la marque",
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
  concern: {
    question: "Quelqu’un est en danger, a moins de 18 ans ou demande de l’argent ?",
    hint: "Si oui, on regardera plus vite. Rien ne t’oblige à répondre.",
    yes: "Oui",
    no: "Non",
    which: "Que se passe-t-il ?",
    options: {
      danger: "Quelqu’un est en danger maintenant",
      underage: "Cette personne a moins de 18 ans",
      money: "Elle demande de l’argent",
      unsure: "Je ne sais pas trop",
    },
    noted: "Merci de nous l’avoir dit. On regardera ça avant le reste.",
    emergency:
      "Si quelqu’un est en danger en ce moment, appelle les urgences : 112 en Europe, 911 dans une grande partie de l’Amérique, 190 au Brésil.",
    advice: "N’envoie ni argent, ni cartes cadeaux, ni codes.",
    failed: "On n’a pas pu envoyer ta réponse. Ton signalement, lui, est bien arrivé.",
    decided: "On a déjà examiné ton signalement. Si ça continue, signale à nouveau.",
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
    text: "Merci de nous l’avoir dit. Tu peux voir si on a pris une mesure et ce que tu peux faire.",
    more: "Voir le résultat",
    close: "Compris",
  },
};
