import type { Phrases } from "../dictionary.ts";

export const confirmation: Phrases["confirmation"] = {
  title: "Ci siamo quasi",
  text: "Abbiamo inviato un link a {{email}}. Aprilo per confermare che sei tu, poi entra.",
  resend: {
    button: "Invia di nuovo",
    email: "La tua e-mail",
    emailRequired: "Inserisci la tua e-mail",
    emailInvalid: "Inserisci un’e-mail valida, come nome@esempio.com",
    sentTitle: "E-mail inviata",
    sentText: "Se {{email}} è in attesa di conferma, il link è in arrivo.",
    failedTitle: "Non siamo riusciti a inviare l’e-mail",
  },
};
