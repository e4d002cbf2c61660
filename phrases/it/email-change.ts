import type { Phrases } from "../dictionary.ts";

export const emailChange: Phrases["emailChange"] = {
  title: "Indirizzo email",
  text: "Il nuovo indirizzo riceve un link di conferma. Finché non lo apri, non cambia nulla.",
  open: "Cambia indirizzo",
  field: "Nuovo indirizzo email",
  send: "Invia il link",
  proveText: "Scrivi la password per cambiare l'indirizzo.",
  sentTitle: "Controlla la nuova casella",
  sentText: "Abbiamo mandato un link a {{email}}. Aprilo in questo browser entro 24 ore.",
  confirming: "Confermiamo il tuo nuovo indirizzo…",
  doneTitle: "Indirizzo cambiato",
  doneText: "Da ora accedi con {{email}}.",
  failedTitle: "L'indirizzo non è cambiato",
};
