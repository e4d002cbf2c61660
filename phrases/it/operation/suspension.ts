import type { Phrases } from "../../dictionary.ts";

/** What a banned person reads at sign-in. */
export const suspension: Phrases["suspension"] = {
  other: "Accedi con un altro account",
  title: "Il tuo account è sospeso",
  reason: "Motivo",
  until: "Fino al",
  permanent: "Permanente",
  signIn: "Inserisci e-mail e password per leggere tutti i motivi e, se è un errore, fare ricorso.",
  over: {
    title: "Il tuo account è di nuovo attivo",
    text: "La sospensione è finita. Accedi per riprendere da dove eri; se avevi le notifiche in questo browser, torneranno da sole.",
  },
  data: {
    title: "I tuoi dati",
    text: "Anche se il tuo account è sospeso, i tuoi dati sono tuoi: puoi scaricarli o eliminare l’account. Hai mezz’ora; poi accedi di nuovo.",
    open: "Scarica i miei dati o elimina l’account",
  },
};
