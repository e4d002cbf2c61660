import type { Phrases } from "../../dictionary.ts";

export const pushMessages: Phrases["pushMessages"] = {
  message: { title: "{{name}} t’a écrit", text: "Ouvre Nakamatch pour lire le message.", spoiler: "[spoiler]" },
  takenBack: { title: "{{name}} a retiré un message", text: "On ne peut plus le lire." },
  end: { title: "{{name}} a mis fin à votre discussion", text: "Viens lire ses mots." },
  match: { title: "C’est un match avec {{name}} !", text: "Vous vous plaisez. Qui fait le premier pas ?" },
  like: { title: "Tu plais à quelqu’un", text: "Viens voir qui c’est." },
  cases: {
    title: "Il y a des cas à examiner",
    text: "Quelqu’un a fait un signalement que personne n’a encore regardé.",
  },
  plan: {
    proposed: "Nouvelle sortie proposée",
    accepted: "Votre sortie est confirmée",
    asked: "Une autre heure pour votre sortie ?",
    declined: "Proposition refusée",
    withdrew: "Votre sortie reste à l’heure prévue",
    cancelled: "Votre sortie est annulée",
    text: "Viens voir.",
  },
  checkIn: { title: "Es-tu à la maison ?", text: "Réponds pour que personne ne s’inquiète." },
  planReminder: { title: "Rappel : votre sortie, {{when}}", text: "Viens voir les détails." },
};
