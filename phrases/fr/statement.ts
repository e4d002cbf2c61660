import type { Phrases } from "../dictionary.ts";

export const statement: Phrases["statement"] = {
  labels: {
    decision: "Décision",
    date: "Date",
    effect: "Ce que ça change",
    rule: "Règle enfreinte",
    note: "Note de l’équipe",
    basis: "Sur quoi elle se fonde",
    decider: "Qui a décidé",
  },
  kinds: { warning: "Avertissement", ban: "Compte suspendu", photo: "Photo refusée" },
  effects: {
    warning: "Ton compte fonctionne comme avant. Si cela se reproduit, nous pouvons le suspendre.",
    banUntil:
      "Jusqu’au {{date}}, tu ne peux pas te connecter et personne ne voit ton profil. Ensuite, ton compte fonctionnera de nouveau, sans que tu aies rien à faire.",
    banForever: "Tu ne peux pas te connecter et personne ne voit ton profil. La suspension n’a pas de date de fin.",
    photo: "Personne d’autre ne voit cette photo. Tu peux en envoyer une autre quand tu veux.",
    lifted: "Cette décision ne s’applique plus.",
  },
  bases: {
    profile: "Ton profil, tel qu’il était quand quelqu’un l’a signalé.",
    chat: "Des messages d’une discussion, tels qu’ils étaient quand quelqu’un les a signalés.",
    both: "Ton profil et des messages d’une discussion, tels qu’ils étaient quand quelqu’un les a signalés.",
    account: "Ce que l’équipe de modération a vérifié de ton compte.",
    photo: "La photo que tu as envoyée.",
  },
  deciders: {
    person: "Une personne de l’équipe de modération. Rien n’a été décidé automatiquement.",
    personAfterProgram: "Une personne de l’équipe de modération, après qu’un programme a repéré la photo.",
    program: "Un programme, automatiquement.",
  },
  appeal: {
    title: "Tu penses que c’est une erreur ?",
    text: "Explique-nous pourquoi. Quelqu’un d’autre de l’équipe lira ton message, jamais la personne qui a décidé. Tu peux contester chaque décision une seule fois.",
    open: "Contester",
    label: "Pourquoi tu penses que c’est une erreur",
    submit: "Envoyer la contestation",
    sending: "Envoi…",
    required: "Écris pourquoi tu penses que c’est une erreur",
    sentTitle: "Contestation envoyée",
    sentText: "Nous t’écrirons dès que quelqu’un d’autre de l’équipe l’aura examinée.",
    failedTitle: "La contestation n’a pas pu être envoyée",
    underReview:
      "Ta contestation est en cours d’examen depuis le {{date}}. Nous t’écrirons dès qu’il y aura une réponse.",
    granted: "Nous avons accepté ta contestation le {{date}}.",
    denied: "Nous avons rejeté ta contestation le {{date}}. La décision est maintenue.",
    answer: "Réponse de l’équipe",
  },
};
