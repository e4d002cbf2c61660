import type { Phrases } from "../../dictionary.ts";

export const emailChange: Phrases["emailChange"] = {
  title: "Adresse e-mail",
  text: "On envoie un lien de confirmation à la nouvelle adresse. Tant que tu ne l’ouvres pas, rien ne change.",
  open: "Changer d’adresse e-mail",
  field: "Nouvelle adresse e-mail",
  send: "Envoyer le lien",
  proveText: "Entre ton mot de passe pour changer d’adresse e-mail.",
  sentTitle: "Regarde ta nouvelle boîte mail",
  sentText: "On a envoyé un lien à {{email}}. Ouvre-le dans ce navigateur dans les 24 heures.",
  confirming: "On confirme ta nouvelle adresse…",
  doneTitle: "Adresse e-mail modifiée",
  doneText: "Désormais, tu te connectes avec {{email}}.",
  failedTitle: "L’adresse n’a pas changé",
};
