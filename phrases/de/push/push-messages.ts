import type { Phrases } from "../../dictionary.ts";

export const pushMessages: Phrases["pushMessages"] = {
  message: {
    title: "{{name}} hat dir geschrieben",
    text: "Schau rein und lies nach.",
    spoiler: "[Spoiler]",
  },
  takenBack: { title: "{{name}} hat eine Nachricht zurückgenommen", text: "Sie ist nicht mehr zu lesen." },
  end: { title: "{{name}} hat euren Chat beendet", text: "Lies die Worte zum Abschied." },
  match: { title: "Match mit {{name}}!", text: "Ihr mögt euch. Wer bricht das Eis?" },
  like: { title: "Jemand mag dich", text: "Schau nach, wer es ist." },
  cases: { title: "Es gibt Fälle zu prüfen", text: "Jemand hat etwas gemeldet, und noch hat es niemand angesehen." },
  plan: {
    proposed: "Neuer Plan",
    accepted: "Euer Plan steht",
    asked: "Andere Zeit für euren Plan?",
    declined: "Plan abgelehnt",
    withdrew: "Euer Plan bleibt, wie er war",
    cancelled: "Euer Plan ist abgesagt",
    text: "Schau ihn dir an.",
  },
  checkIn: { title: "Bist du zu Hause?", text: "Antworte, damit sich niemand sorgt." },
  planReminder: { title: "Erinnerung: euer Plan, {{when}}", text: "Schau dir die Details an." },
};
