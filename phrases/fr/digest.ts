import type { Phrases } from "../dictionary.ts";

export const digest: Phrases["digest"] = {
  settings: {
    title: "Résumé par e-mail",
    text: "Ce qu’il y a de nouveau quand tu n’as pas ouvert Nakamatch depuis un moment : discussions non lues, matchs et likes. Il arrive en fin de journée, en dehors de tes heures calmes, et seulement s’il y a du nouveau.",
    label: "Fréquence",
    daily: "Chaque jour",
    weekly: "Chaque semaine",
    off: "Jamais",
  },
  page: {
    meta: "Résumé par e-mail · Nakamatch",
    title: "Moins d’e-mails",
    intro: "Un geste et j’arrête de t’écrire.",
    question: "Ne plus recevoir de résumés par e-mail ?",
    text: "Tu ne recevras plus l’e-mail avec tes nouveautés. Les e-mails concernant ton compte continueront d’arriver.",
    stop: "Ne plus recevoir ces résumés",
    doneTitle: "C’est fait : tu ne recevras plus de résumés",
    doneText: "Si tu changes d’avis, réactive-les dans les réglages.",
    invalidTitle: "Le lien ne fonctionne pas",
    invalidText:
      "Il en manque une partie, ou il n’est pas de nous. Rouvre-le depuis l’e-mail, ou modifie les résumés dans les réglages.",
    settings: "Aller aux réglages",
  },
};
