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
    proposed: "Nuovo piano",
    accepted: "Il vostro piano è confermato",
    asked: "Un’altra ora per il vostro piano?",
    declined: "Un no al piano",
    withdrew: "Il vostro piano mantiene l’ora",
    cancelled: "Il vostro piano è annullato",
    text: "Vieni a vedere.",
  },
  planReminder: { title: "Promemoria: il vostro piano, {{when}}", text: "Vieni a vedere cosa e dove." },
};
