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
    proposed: "Nouveau plan",
    accepted: "Votre plan est confirmé",
    asked: "Une autre heure pour votre plan ?",
    declined: "Un non au plan",
    withdrew: "Votre plan garde son heure",
    cancelled: "Votre plan est annulé",
    text: "Viens voir.",
  },
  planReminder: { title: "Rappel : votre plan, {{when}}", text: "Viens voir quoi et où." },
};
