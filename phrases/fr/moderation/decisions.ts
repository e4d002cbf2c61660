import type { Phrases } from "../../dictionary.ts";

export const decisions: Phrases["decisions"] = {
  meta: "Décisions et signalements · Nakamatch",
  title: "Décisions et signalements",
  intro: "Ce que l’équipe de modération a décidé, pourquoi, et comment contester si c’est une erreur.",
  back: "Retour à Découvrir",
  empty: {
    title: "Tout va bien",
    text: "Aucune décision sur ton compte. S’il y en a une un jour, tu la trouveras ici avec ses motifs.",
  },
  error: {
    title: "Impossible de charger les décisions",
    text: "Réessayer suffit en général.",
  },
  reports: {
    title: "Ce que tu as signalé",
    intro: "Ici, tu vois si on a pris une mesure. On ne dit pas laquelle, pour protéger l’autre personne.",
    acted: "On a examiné ton signalement et pris une mesure",
    nothing: "On a examiné ton signalement et on n’a pas vu de raison d’agir",
    actedAgain: "On l’a réexaminé et on a pris une mesure",
    nothingAgain: "Quelqu’un d’autre de l’équipe l’a examiné et n’a pas vu de raison d’agir non plus",
    reported: "Ton signalement date du {{date}}.",
    reportedFor: "Tu as signalé «\u202f{{reason}}\u202f» le {{date}}.",
    afterActed: "Si cette personne t’embête encore, bloque-la ou signale-la de nouveau.",
    afterNothing: "Tu peux bloquer cette personne à tout moment\u202f: elle ne pourra plus te voir ni t’écrire.",
    appeal: {
      title: "Tu penses qu’on se trompe\u202f?",
      text: "Explique-nous pourquoi. Quelqu’un d’autre de l’équipe l’examinera, jamais la personne qui a décidé la première fois. Tu peux le demander une seule fois.",
      open: "Demander un nouvel examen",
      label: "Pourquoi tu penses qu’on se trompe",
      submit: "Envoyer",
      sending: "Envoi…",
      required: "Écris pourquoi tu penses qu’on se trompe",
      sentTitle: "On va réexaminer ton signalement",
      sentText: "Ensuite, tu verras ici si on a pris une mesure.",
      failedTitle: "Ta demande n’est pas partie",
      asked: "Tu as demandé un nouvel examen le {{date}}.",
    },
  },
};
