import type { Phrases } from "../../dictionary.ts";

export const deleteAccount: Phrases["deleteAccount"] = {
  action: "Elimina il mio account",
  title: "Eliminare il tuo account?",
  final: "Non si può annullare.",
  checkIn: "Hai un avviso «Sono a casa» senza risposta: finisce con il tuo account, e non avviseremo nessuno.",
  lost: "Cancelleremo per sempre il tuo profilo, le tue foto, i tuoi titoli, i tuoi like e i tuoi match.",
  messages: "I messaggi che hai inviato restano nelle chat delle altre persone, a nome di «Account eliminato».",
  reports: "Le segnalazioni aperte, tue o su di te, le teniamo senza il tuo nome finché qualcuno non decide.",
  premium: {
    granted: "Premium finisce in quel momento.",
    paid: "Il tuo abbonamento premium finisce in quel momento e non ti addebiteremo più nulla.",
    notRefunded: "Quello che hai già pagato non lo rimborsiamo.",
    withdrawable:
      "Se elimini l’account adesso, non rimborsiamo quello che hai pagato. Se prima recedi, fino al {{date}}, ti rimborsiamo tutto.",
    premium: "Recedi nella pagina Premium",
    contact: "Scrivici per recedere",
  },
  password: "La tua password",
  passwordHint: "Per sapere che sei tu.",
  passwordRequired: "Inserisci la password.",
  confirm: "Elimina account",
  failed: "Non siamo riusciti a eliminare il tuo account. Riprova.",
  done: { title: "Account eliminato", text: "Il tuo account è stato eliminato." },
};
