import type { Phrases } from "../dictionary.ts";

export const emailChange: Phrases["emailChange"] = {
  title: "Adresse e-mail",
  text: "La nouvelle adresse reçoit un lien de confirmation. Tant que tu ne l’ouvres pas, rien ne change.",
  open: "Changer d’adresse e-mail",
  field: "Nouvelle adresse e-mail",
  send: "Envoyer le lien",
  proveText: "Saisis ton mot de passe pour changer d’adresse e-mail.",
  sentTitle: "Consulte ta nouvelle boîte mail",
  sentText: "Nous avons envoyé un lien à {{email}}. Ouvre-le dans ce navigateur dans les 24 heures.",
  confirming: "Confirmation de ta nouvelle adresse…",
  doneTitle: "Adresse e-mail modifiée",
  doneText: "Désormais, tu te connectes avec {{email}}.",
  failedTitle: "L’adresse n’a pas changé",
};
