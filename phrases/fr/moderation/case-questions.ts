import type { Phrases } from "../../dictionary.ts";

export const caseQuestions: Phrases["caseQuestions"] = {
  ask: "Poser une question",
  title: "Questions à la personne",
  dialog: {
    title: "Poser une question à {{name}}",
    rules:
      "{{name}} la lit et y répond sur Nakamatch, sous {{days}} jours. Du texte seulement : ne demande ni documents ni photos de papiers, ne dis pas qui a signalé et ne cite pas les preuves.",
    template: "Question",
    templateRequired: "Choisis une question",
    note: "Ajouter quelque chose",
    noteHint: "Avec tes mots ; ce n’est pas traduit. Langue de la personne : {{language}}.",
    preview: "Ce que lit {{name}}",
    choose: "Choisis une question pour voir son texte.",
    submit: "Envoyer la question",
    sent: "On a envoyé ta question à {{name}}",
    failed: "On n’a pas pu envoyer la question",
  },
  asked: "Question du {{date}}, de {{name}}",
  askedByGone: "Question du {{date}}",
  answer: "Réponse du {{date}}",
  states: {
    open: "Réponse possible jusqu’au {{date}}.",
    expired: "Sans réponse. En soi, ce n’est pas une raison de prendre une mesure.",
    closed: "Close sans réponse.",
  },
  marks: {
    open: "Question envoyée",
    answered: "A répondu",
    expired: "Sans réponse",
    closed: "Question close",
  },
};
