import type { Phrases } from "../../dictionary.ts";

export const signals: Phrases["signals"] = {
  tab: "Indizi",
  explanation: "Nakamatch li rileva automaticamente. Sono solo indizi: decidi tu.",
  listedWord: {
    name: "Parola dell’elenco nel nome",
    bio: "Parola dell’elenco nella bio",
    prompt: "Parola dell’elenco nella risposta a «{{question}}»",
    words: "Parola dell’elenco nelle parole di un like",
  },
  repeated_one: "Lo stesso primo messaggio a {{count}} persona",
  repeated_other: "Lo stesso primo messaggio a {{count}} persone",
  returning: "Usa l’e-mail di una persona bannata",
  bannedUntil: "Fine di quel ban: {{date}}.",
  bannedForGood: "Quel ban è permanente.",
  bannedPerson: "Vedi il profilo di {{name}}",
  close: "Segna come visto",
  closeName: "Segna come visto: {{name}}",
  empty: { title: "Nessun indizio", text: "Se Nakamatch rileva qualcosa, comparirà qui." },
  error: { title: "Non siamo riusciti a caricare gli indizi", text: "Sono ancora lì. Riprova tra un momento." },
};
