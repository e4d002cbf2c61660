import type { Phrases } from "../../dictionary.ts";

export const questions: Phrases["questions"] = {
  banner: {
    title: "L’équipe de modération a une question pour toi",
    text: "Tu peux la lire et y répondre ici, sur Nakamatch.",
    open: "Voir la question",
  },
  title: "Questions de l’équipe",
  intro:
    "Avant de prendre une décision sur un compte, on pose parfois une question. Réponds avec tes mots : on ne demande jamais de documents ni de photos de papiers.",
  templates: {
    age: "Quel âge as-tu ? Dis-le-nous avec tes mots.",
    photos: "Est-ce toi sur les photos de ton profil ? Sinon, d’où viennent-elles ?",
    person: "Ce profil est-il le tien, ou le gères-tu pour quelqu’un d’autre ?",
    side: "S’est-il passé quelque chose dans tes discussions qu’on devrait savoir ? Raconte-nous ta version.",
    advertising: "Utilises-tu Nakamatch pour vendre ou promouvoir quelque chose ? De quoi s’agit-il ?",
    access: "Quelqu’un d’autre a-t-il utilisé ton compte ?",
  },
  note: "Note de l’équipe",
  asked: "On t’a posé cette question le {{date}}.",
  until: "Tu peux répondre jusqu’au {{date}}. Si tu ne réponds pas, ça n’a pas de conséquence en soi.",
  open: "Répondre",
  label: "Ta réponse",
  hint: "Tu peux répondre une fois. L’équipe de modération la lit, pas les autres membres.",
  submit: "Envoyer la réponse",
  sending: "Envoi…",
  required: "Écris ta réponse",
  sentTitle: "Réponse envoyée",
  sentText: "L’équipe de modération la lira.",
  failedTitle: "On n’a pas pu envoyer ta réponse",
  answered: "Tu as répondu le {{date}}.",
  expired: "Le délai pour répondre s’est terminé le {{date}}. Tu n’as plus besoin de répondre.",
  closed: "Tu n’as plus besoin de répondre.",
  unsent:
    "Plus personne n’attend cette réponse, elle n’a donc pas été envoyée. Ton texte reste ici si tu veux le copier.",
};
