import type { Phrases } from "../../dictionary.ts";

export const planEmails: Phrases["planEmails"] = {
  cancelledTitle: "Annulé : {{title}}",
  greeting: "Bonjour {{nickname}} !",
  agreed: {
    subject: "Ta sortie : {{when}}",
    text: "Cette sortie est confirmée :",
    file: "Le fichier joint l’ajoute à ton agenda, ou l’y déplace.",
  },
  cancelled: {
    subject: "Annulée : ta sortie ({{when}})",
    text: "Cette sortie est annulée :",
    file: "Le fichier joint le retire de ton agenda.",
  },
  reminder: { subject: "Rappel : ta sortie ({{when}})", text: "Ta sortie approche :" },
  what: "Quoi : {{what}}",
  when: "Quand : {{when}}",
  place: "Où : {{place}}",
  action: "Ouvrir la discussion",
  why: "Tu reçois des e-mails sur tes sorties à {{email}} parce que tu les as activés. Tu peux les désactiver dans les réglages.",
};
