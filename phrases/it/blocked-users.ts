import type { Phrases } from "../dictionary.ts";

export const blockedUsers: Phrases["blockedUsers"] = {
  meta: "Utenti bloccati · Nakamatch",
  title: "Utenti bloccati",
  total_one: "{{count}} utente bloccato",
  total_other: "{{count}} utenti bloccati",
  explanation: "Chi è in questo elenco non vede il tuo profilo, né tu il suo, e non sa del blocco.",
  back: "Torna al mio profilo",
  since: "Blocco dal {{date}}",
  unblock: "Sblocca",
  unblockName: "Sblocca {{name}}",
  unblocked: "Hai sbloccato {{name}}",
  unblockError: "Non è stato possibile sbloccare l'utente. Riprova.",
  empty: {
    title: "Non hai bloccato nessuno",
    text: "Se qualcuno ti mette a disagio, puoi bloccare quella persona dal suo profilo o dalla chat.",
  },
  error: {
    title: "Non siamo riusciti ad aprire l'elenco",
    text: "I blocchi sono ancora in vigore: riprova tra un momento.",
  },
};
