import type { Phrases } from "../../dictionary.ts";

export const digest: Phrases["digest"] = {
  settings: {
    title: "Récap par e-mail",
    text: "Ce que tu as manqué : discussions non lues, matchs, likes, nouvelles personnes pour tes recherches enregistrées et, dans le récap quotidien, combien de personnes t’attendent aujourd’hui. Le soir, jamais pendant tes heures calmes, et seulement s’il y a du nouveau.",
    label: "Fréquence",
    daily: "Chaque jour",
    weekly: "Chaque semaine",
    off: "Jamais",
  },
  turns: {
    title: "Rappel des discussions",
    text: "Si c’est à toi de répondre depuis trois jours, on te le rappelle une seule fois : par une ligne dans la discussion et une dans le récap.",
    switch: "Me rappeler les discussions où c’est à moi",
    hint: "Personne d’autre ne le voit, et on ne mesure pas si tu réponds souvent.",
  },
  page: {
    meta: "Récap par e-mail · Nakamatch",
    title: "Moins d’e-mails",
    intro: "Un geste et on arrête de t’écrire.",
    question: "Arrêter le récap par e-mail ?",
    text: "Tu ne recevras plus l’e-mail qui annonce les nouveautés. Les e-mails sur ton compte continueront d’arriver.",
    stop: "Ne plus recevoir ces récaps",
    doneTitle: "C’est fait : tu ne recevras plus de récap",
    doneText: "Si tu changes d’avis, réactive-les dans les réglages.",
    invalidTitle: "Le lien ne fonctionne pas",
    invalidText:
      "Il est incomplet ou ne vient pas de nous. Rouvre-le depuis l’e-mail, ou change la fréquence du récap dans les réglages.",
    settings: "Aller aux réglages",
  },
};
