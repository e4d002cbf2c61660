import type { Phrases } from "../../dictionary.ts";

export const appeals: Phrases["appeals"] = {
  tab: "Contestations",
  list: "Contestations en attente",
  total_one: "{{count}} contestation en attente",
  total_other: "{{count}} contestations en attente",
  sentAt: "Contestation du {{date}}",
  body: "Ce que la personne écrit",
  decidedBy: "Décision de {{name}}",
  own: "C’est ta décision : quelqu’un d’autre doit répondre à la contestation.",
  who: "Tu réexamines ce que d’autres membres de l’équipe ont décidé. Tu ne vois pas les contestations des personnes que tu as déjà signalées.",
  showName: "Voir la contestation de {{name}}",
  hideName: "Masquer la contestation de {{name}}",
  decision: "La décision",
  automated: "Un programme l’a prise.",
  pick: {
    title: "Choisis une contestation",
    text: "Ouvre-la dans la liste : tu verras ici la décision, les preuves et la personne.",
  },
  bar: {
    label: "Décision sur la contestation de {{name}}",
    denied: "Maintenir",
    deniedName: "Maintenir la décision sur {{name}}",
    granted: "Infirmer",
    grantedName: "Infirmer la décision sur {{name}}",
  },
  dialog: {
    title: "Contestation de {{name}}",
    granted: "L’accepter et annuler la décision",
    denied: "La rejeter et maintenir la décision",
    answer: "Ta réponse",
    template: "Commencer par un texte",
    answerHint: "La personne la recevra par e-mail, telle que tu l’écris.",
    answerLanguage:
      "La personne la recevra par e-mail, telle que tu l’écris ; elle n’est pas traduite. Sa langue : {{language}}.",
    answerRequired: "Écris une réponse avec tes raisons",
    submit: "Envoyer la réponse",
    sending: "Envoi…",
  },
  templates: {
    granted: {
      mistake: "On a tout revu et tu as raison : c’était une erreur de notre part. Toutes nos excuses.",
      context: "Ce que tu nous dis change notre regard. Merci pour ces explications.",
    },
    denied: {
      rules: "On a tout revu : c’est contraire à nos règles, donc la décision est maintenue.",
      known: "On avait déjà tenu compte de ce que tu nous dis, et cela ne change pas la décision.",
    },
  },
  granted: "Contestation acceptée : la décision est annulée",
  denied: "Contestation rejetée : la décision est maintenue",
  failedTitle: "Impossible d’enregistrer ta réponse",
  empty: { title: "Aucune contestation en attente", text: "Quand quelqu’un conteste une décision, ça apparaît ici." },
  error: { title: "Impossible de charger les contestations", text: "Réessayer suffit en général." },
};
