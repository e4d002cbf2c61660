import type { Phrases } from "../../dictionary.ts";

export const messageSearch: Phrases["messageSearch"] = {
  list: "Messaggi trovati",
  hint: "Scrivi almeno due lettere di quello che cerchi.",
  loading: "Cerchiamo nei tuoi messaggi…",
  none: "Nessun messaggio con «{{text}}».",
  error: "Non siamo riusciti a cercare nei tuoi messaggi.",
  shown_one: "{{count}} messaggio nell’elenco",
  shown_other: "{{count}} messaggi nell’elenco",
};
