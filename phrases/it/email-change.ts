import type { Phrases } from "../dictionary.ts";

export const emailChange: Phrases["emailChange"] = {
  title: "E-mail",
  text: "La nuova e-mail riceve un link di conferma. Finché non lo apri, non cambia nulla.",
  open: "Cambia e-mail",
  field: "Nuova e-mail",
  send: "Invia il link",
  proveText: "Scrivi la password per cambiare l'e-mail.",
  sentTitle: "Controlla la nuova casella di posta",
  sentText: "Abbiamo inviato un link a {{email}}. Aprilo in questo browser entro 24 ore.",
  confirming: "Conferma della nuova e-mail...",
  doneTitle: "E-mail cambiata",
  doneText: "D'ora in poi accedi con {{email}}.",
  failedTitle: "L'e-mail non è cambiata",
};
