import type { Phrases } from "../../dictionary.ts";

export const pushMessages: Phrases["pushMessages"] = {
  message: { title: "{{name}} ti ha scritto", text: "Apri Nakamatch per leggere il messaggio.", spoiler: "[spoiler]" },
  takenBack: { title: "{{name}} ha ritirato un messaggio", text: "Non si può più leggere." },
  end: { title: "{{name}} ha chiuso la vostra conversazione", text: "Vieni a leggere le sue parole." },
  match: { title: "Match con {{name}}!", text: "Vi piacete. Chi rompe il ghiaccio?" },
  like: { title: "Piaci a qualcuno", text: "Entra e scopri chi è." },
  cases: {
    title: "Ci sono casi da rivedere",
    text: "Qualcuno ha fatto una segnalazione e nessuno l’ha ancora guardata.",
  },
  plan: {
    proposed: "Nuovo programma",
    accepted: "Il vostro programma è confermato",
    asked: "Un altro orario per il programma?",
    declined: "Programma rifiutato",
    withdrew: "Il programma mantiene l’orario",
    cancelled: "Il vostro programma è annullato",
    text: "Vieni a vedere.",
  },
  checkIn: { title: "Sei a casa?", text: "Rispondi, così nessuno si preoccupa." },
  planReminder: { title: "Promemoria: il vostro programma, {{when}}", text: "Vieni a vedere i dettagli." },
};
