import type { Phrases } from "../../dictionary.ts";

export const blockedUsers: Phrases["blockedUsers"] = {
  meta: "Persone bloccate · Nakamatch",
  title: "Persone bloccate",
  total_one: "{{count}} persona bloccata",
  total_other: "{{count}} persone bloccate",
  explanation: "Chi è in questa lista non ti vede e tu non vedi il suo profilo. Nessuno saprà del blocco.",
  back: "Torna al mio profilo",
  since: "Dal {{date}}",
  unblock: "Sblocca",
  unblockName: "Sblocca {{name}}",
  unblocked: "Hai sbloccato {{name}}",
  unblockError: "Lo sblocco non ha funzionato. Riprova.",
  empty: {
    title: "Non hai bloccato nessuno",
    text: "Se qualcuno ti mette a disagio, puoi bloccare quella persona dal suo profilo o dalla chat.",
  },
  error: {
    title: "Non siamo riusciti ad aprire l’elenco",
    text: "I blocchi valgono ancora: riprova tra un momento.",
  },
};
