import type { Phrases } from "../dictionary.ts";

export const banDialog: Phrases["banDialog"] = {
  title: "Décision concernant {{name}}",
  type: "Mesure",
  types: { warning: "Avertissement", ban: "Bannissement" },
  duration: "Durée",
  durations: { "1_day": "1 jour", "1_week": "1 semaine", "1_month": "1 mois", permanent: "Permanent" },
  reason: "Motif",
  reasonRequired: "Choisis un motif",
  notes: "Notes",
  notesHint: "La personne les lira aussi.",
  suggestedFirst: "Suggestion : {{duration}}, car c’est la première mesure",
  suggested_one: "Suggestion : {{duration}}, car il y a {{count}} mesure antérieure",
  suggested_other: "Suggestion : {{duration}}, car il y a {{count}} mesures antérieures",
  template: "Ajouter un texte aux notes",
  templates: {
    respect: "Traite les autres avec respect : ni insultes ni pression ici.",
    advertising: "Nakamatch n’est pas fait pour la publicité ni pour la vente.",
    picture: "Choisis une photo que tout le monde peut voir, de toi ou de ce que tu aimes.",
    honesty: "Montre ton vrai visage : ne te fais pas passer pour quelqu’un d’autre.",
  },
  preview: {
    title: "Ce que lira {{name}}",
    warning: "Tu as reçu un avertissement",
    ban: "Ton compte est suspendu",
    reason: "Motif",
    reasonMissing: "Aucun motif choisi",
    until: "Jusqu’au",
    permanent: "Permanent",
    notes: "Note de l’équipe",
    appeal: "Tu peux contester une fois. Quelqu’un d’autre de l’équipe décidera.",
  },
  submit: { warning: "Avertir", ban: "Bannir" },
  done: {
    warning: { title: "Avertissement envoyé", text: "{{name}} le verra en ouvrant Nakamatch." },
    ban: { title: "Personne bannie", text: "{{name}} ne peut plus se connecter." },
  },
  errors: {
    signedOut: "Connecte-toi d’abord",
    failed: "Le bannissement ou l’avertissement n’est pas passé. Réessaie.",
    other: "Ça n’a pas marché. Réessaie.",
  },
};
