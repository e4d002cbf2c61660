import type { Phrases } from "../dictionary.ts";

export const deleteAccount: Phrases["deleteAccount"] = {
  action: "Elimina il mio account",
  title: "Eliminare il tuo account?",
  text: "Cancelleremo per sempre il tuo profilo, la tua foto, le tue passioni, i tuoi like e i tuoi match. I messaggi che hai inviato restano nelle chat delle altre persone, come di «Utente eliminato». Le segnalazioni aperte, tue o su di te, restano senza il tuo nome finché qualcuno decide. Non si può annullare.",
  password: "La tua password",
  passwordHint: "Per sapere che sei tu.",
  passwordRequired: "Scrivi la tua password.",
  confirm: "Elimina account",
  failed: "Non è stato possibile eliminare il tuo account. Riprova.",
  done: { title: "Account eliminato", text: "Il tuo account è stato eliminato" },
};
