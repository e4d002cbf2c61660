import type { Phrases } from "../../dictionary.ts";

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
    warning: "Ton compte fonctionne comme avant. Si ça se reproduit, on peut le suspendre.",
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
    words: "Des mots que tu as envoyés avec un like, tels qu’ils étaient quand quelqu’un les a signalés.",
    account: "Ce que l’équipe de modération a vu sur ton compte.",
    photo: "La photo que tu as envoyée.",
  },
  deciders: {
    person: "Une personne de l’équipe de modération. Rien n’a été décidé automatiquement.",
    personAfterProgram: "Une personne de l’équipe de modération, après qu’un programme a repéré la photo.",
    program: "Un programme, automatiquement.",
  },
  appeal: {
    title: "Tu penses que c’est une erreur ?",
    text: "Explique-nous pourquoi. Quelqu’un d’autre de l’équipe te lira. Tu peux contester chaque décision une fois.",
    open: "Contester",
    label: "Pourquoi tu penses que c’est une erreur",
    submit: "Envoyer la contestation",
    sending: "Envoi…",
    required: "Écris pourquoi tu penses que c’est une erreur",
    sentTitle: "Contestation envoyée",
    sentText: "On t’écrira dès que quelqu’un d’autre de l’équipe l’aura examinée.",
    failedTitle: "Ta contestation n’est pas partie",
    underReview: "On examine ta contestation depuis le {{date}}. On t’écrira dès qu’il y aura une réponse.",
    granted: "On a accepté ta contestation le {{date}}.",
    denied: "On a rejeté ta contestation le {{date}}. La décision est maintenue.",
    answer: "Réponse de l’équipe",
  },
};
