import type { Phrases } from "../../dictionary.ts";

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
  correct: {
    open: "Non è la tua e-mail?",
    title: "Correggi l’e-mail",
    text: "Inviamo il link all’e-mail giusta. Quello di prima non vale più.",
    email: "E-mail giusta",
    password: "La tua password",
    passwordRequired: "Inserisci la tua password",
    send: "Invia il link",
    failedTitle: "L’e-mail non è cambiata",
    problems: {
      inUse: "Questa e-mail è già in uso",
      disposable: "Questo è un indirizzo usa e getta. Usane uno che continuerai ad avere.",
    },
  },
};
