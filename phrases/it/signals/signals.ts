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
  seen: "Visto",
  done: { title: "Indizio visto", text: "Quello di {{name}} non è più nell’elenco." },
  back: "Indizio di nuovo nell’elenco",
  showName: "Mostra {{name}} con il suo storico",
  hideName: "Nascondi {{name}}",
  pick: {
    title: "Scegli un indizio",
    text: "Aprine uno dall’elenco o premi j: qui vedrai la persona con il suo storico e le segnalazioni.",
  },
  noReports: "Non ci sono segnalazioni aperte su questa persona.",
  empty: { title: "Nessun indizio", text: "Se Nakamatch rileva qualcosa, comparirà qui." },
  error: { title: "Non siamo riusciti a caricare gli indizi", text: "Sono ancora lì. Riprova tra un momento." },
};
