import type { Phrases } from "../dictionary.ts";

export const blockedUsers: Phrases["blockedUsers"] = {
  meta: "Persone bloccate · Nakamatch",
  title: "Persone bloccate",
  total_one: "{{count}} persona bloccata",
  total_other: "{{count}} persone bloccate",
  explanation: "Non vi vedete più a vicenda, e queste persone non sanno che le hai bloccate.",
  back: "Torna al mio profilo",
  since: "Bloccata il {{date}}",
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
