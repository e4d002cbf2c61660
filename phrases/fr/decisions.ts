import type { Phrases } from "../dictionary.ts";

export const decisions: Phrases["decisions"] = {
  meta: "Décisions sur ton compte · Nakamatch",
  title: "Décisions sur ton compte",
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
    intro: "Ici, tu vois si nous avons fait quelque chose. Nous ne disons pas quoi, pour protéger l’autre personne.",
    acted: "Nous avons examiné ton signalement et fait quelque chose",
    nothing: "Nous avons examiné ton signalement et n’avons rien trouvé à faire",
    actedAgain: "Nous l’avons réexaminé et avons fait quelque chose",
    nothingAgain: "Quelqu’un d’autre de l’équipe l’a examiné et n’a rien trouvé à faire non plus",
    reported: "Ton signalement date du {{date}}.",
    appeal: {
      title: "Tu penses que nous nous sommes trompés ?",
      text: "Explique-nous pourquoi. Quelqu’un d’autre de l’équipe l’examinera, jamais la personne qui a décidé la première fois. Tu peux le demander une seule fois.",
      open: "Demander un nouvel examen",
      label: "Pourquoi tu penses que nous nous sommes trompés",
      submit: "Envoyer",
      sending: "Envoi…",
      required: "Écris pourquoi tu penses que nous nous sommes trompés",
      sentTitle: "Nous allons le réexaminer",
      sentText: "Ensuite, tu verras ici si nous avons fait quelque chose.",
      failedTitle: "Nous n’avons pas pu l’envoyer",
      asked: "Tu as demandé un nouvel examen le {{date}}.",
    },
  },
};
