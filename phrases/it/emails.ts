import type { Phrases } from "../dictionary.ts";

export const emails: Phrases["emails"] = {
  layout: {
    signature: "Ci vediamo su Nakamatch.",
    linkHint: "Il pulsante non funziona? Copia questo indirizzo nel browser:",
  },
  confirmation: {
    subject: "Conferma la tua e-mail e inizia su Nakamatch",
    preheader: "Manca solo un clic. Il link funziona per 24 ore.",
    greeting: "Ciao {{nickname}}!",
    body: "Il tuo account è pronto. Manca solo la conferma che questo indirizzo è tuo.",
    action: "Conferma la mia e-mail",
    after: "Il link funziona per 24 ore.",
    why: "Ricevi questa e-mail perché qualcuno ha creato un account Nakamatch con l'indirizzo {{email}}. Se non eri tu, ignorala: nessuno vede un account non confermato e dopo qualche giorno lo eliminiamo.",
  },
  passwordReset: {
    subject: "Scegli una nuova password",
    preheader: "Il link funziona per un'ora e una volta sola.",
    greeting: "Ciao {{nickname}}!",
    body: "Qualcuno, probabilmente tu, ha chiesto di reimpostare la password del tuo account.",
    action: "Scegli una nuova password",
    after: "Il link funziona per un'ora e una volta sola.",
    why: "Ricevi questa e-mail perché qualcuno ha chiesto una nuova password per l'account di {{email}}. Se non eri tu, ignorala: la tua password resta quella di prima.",
  },
};
