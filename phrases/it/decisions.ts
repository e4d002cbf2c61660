import type { Phrases } from "../dictionary.ts";

export const decisions: Phrases["decisions"] = {
  meta: "Decisioni sul tuo account · Nakamatch",
  title: "Decisioni sul tuo account",
  intro: "Cosa ha deciso il team di moderazione, perché, e come fare ricorso se è un errore.",
  back: "Torna a Scopri",
  empty: {
    title: "Tutto a posto",
    text: "Non ci sono decisioni sul tuo account. Se mai ce ne sarà una, la trovi qui con la spiegazione.",
  },
  error: {
    title: "Non siamo riusciti a caricare le decisioni",
    text: "Di solito basta riprovare.",
  },
};
