import type { Phrases } from "../dictionary.ts";

export const deleteAccount: Phrases["deleteAccount"] = {
  action: "Elimina il mio account",
  title: "Eliminare il tuo account?",
  final: "Non si può annullare.",
  lost: "Cancelleremo per sempre il tuo profilo, la tua foto, le tue passioni, i tuoi like e i tuoi match.",
  messages: "I messaggi che hai inviato restano nelle chat delle altre persone, come di «Utente eliminato».",
  reports: "Le segnalazioni aperte, tue o su di te, restano senza il tuo nome finché qualcuno decide.",
  premium: {
    granted: "Il tuo premium finisce in quel momento.",
    paid: "Il tuo abbonamento premium finisce in quel momento e non ti addebiteremo più nulla.",
    notRefunded: "Quello che hai già pagato non viene rimborsato.",
    withdrawable:
      "Se elimini l’account adesso, quello che hai pagato non viene rimborsato. Se prima recedi, fino al {{date}}, ti rimborsiamo tutto.",
    premium: "Recedere nella pagina Premium",
    contact: "Scrivici per recedere",
  },
  password: "La tua password",
  passwordHint: "Per sapere che sei tu.",
  passwordRequired: "Scrivi la tua password.",
  confirm: "Elimina account",
  failed: "Non è stato possibile eliminare il tuo account. Riprova.",
  done: { title: "Account eliminato", text: "Il tuo account è stato eliminato" },
};
