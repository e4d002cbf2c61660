import type { Phrases } from "../../dictionary.ts";

export const emailChange: Phrases["emailChange"] = {
  title: "E-mail",
  text: "Mandiamo un link al nuovo indirizzo. Finché non lo apri, non cambia nulla.",
  open: "Cambia indirizzo e-mail",
  field: "Nuovo indirizzo e-mail",
  send: "Invia il link",
  proveText: "Inserisci la password per cambiare l’indirizzo.",
  sentTitle: "Controlla la nuova casella di posta",
  sentText: "Abbiamo inviato un link a {{email}}. Aprilo in questo browser entro 24 ore.",
  confirming: "Confermiamo il nuovo indirizzo…",
  doneTitle: "Indirizzo e-mail cambiato",
  doneText: "D’ora in poi accedi con {{email}}.",
  failedTitle: "L’indirizzo non è cambiato",
};
