import type { Phrases } from "../dictionary.ts";

export const emails: Phrases["emails"] = {
  layout: {
    signature: "Ci vediamo su Nakamatch.",
    linkHint: "Se il pulsante non funziona, copia questo indirizzo nel browser:",
  },
  confirmation: {
    subject: "Conferma la tua e-mail ed entra in Nakamatch",
    greeting: "Ciao {{nickname}}!",
    body: "Il tuo account è pronto. Manca solo la conferma che questo indirizzo è tuo.",
    action: "Conferma la mia e-mail",
    after:
      "Il link vale per 24 ore. Se non ti sei registrato tu, ignora questo messaggio: un account non confermato non lo vede nessuno.",
  },
  passwordReset: {
    subject: "Scegli una nuova password",
    greeting: "Ciao {{nickname}}!",
    body: "Qualcuno, probabilmente tu, ha chiesto di cambiare la password del tuo account.",
    action: "Scegli una nuova password",
    after: "Il link vale per un'ora. Se non eri tu, ignora questo messaggio: la tua password resta quella di prima.",
  },
};
