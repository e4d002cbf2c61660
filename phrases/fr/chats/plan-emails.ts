import type { Phrases } from "../../dictionary.ts";

export const planEmails: Phrases["planEmails"] = {
  cancelledTitle: "Annulé : {{title}}",
  greeting: "Bonjour {{nickname}} !",
  agreed: {
    subject: "Ton plan : {{when}}",
    text: "Ce plan est confirmé :",
    file: "Le fichier joint l’ajoute à ton agenda, ou l’y déplace.",
  },
  cancelled: {
    subject: "Annulé : ton plan ({{when}})",
    text: "Ce plan est annulé :",
    file: "Le fichier joint le retire de ton agenda.",
  },
  reminder: { subject: "Rappel : ton plan ({{when}})", text: "Ton plan approche :" },
  what: "Quoi : {{what}}",
  when: "Quand : {{when}}",
  place: "Où : {{place}}",
  action: "Ouvrir la discussion",
  why: "Tu reçois des e-mails sur tes plans à {{email}} parce que tu les as activés. Tu peux les désactiver dans les paramètres.",
};
