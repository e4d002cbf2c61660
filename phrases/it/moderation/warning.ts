import type { Phrases } from "../../dictionary.ts";

export const warning: Phrases["warning"] = {
  title: "Hai ricevuto un avvertimento",
  date: "Data",
  reason: "Motivo",
  note: "Nota del team",
  confirm: "Ho letto l’avvertimento",
  confirming: "Salvataggio…",
  more: "Vedi la decisione e fai ricorso",
  markedAsSeen: "Avvertimento segnato come letto",
  errorMarking: "Non siamo riusciti a segnare l’avvertimento come letto. Riprova.",
};
