import type { Phrases } from "../dictionary.ts";

export const blockedUsers: Phrases["blockedUsers"] = {
  meta: "Utenti bloccati · Nakamatch",
  title: "Utenti bloccati",
  total_one: "{{count}} utente bloccato",
  total_other: "{{count}} utenti bloccati",
  explanation: "Non vi vedete più a vicenda, e chi è in questa lista non sa che l'hai bloccato.",
  back: "Torna al mio profilo",
  since: "Bloccato il {{date}}",
  unblock: "Sblocca",
  unblockName: "Sblocca {{name}}",
  unblocked: "Hai sbloccato {{name}}",
  unblockError: "Impossibile sbloccare l'utente. Riprova.",
  empty: {
    title: "Non hai bloccato nessuno",
    text: "Se qualcuno ti mette a disagio, puoi bloccare quella persona dal suo profilo o dalla chat.",
  },
  error: {
    title: "Non siamo riusciti ad aprire la lista",
    text: "Chi era bloccato lo è ancora: riprova tra un attimo.",
  },
};
