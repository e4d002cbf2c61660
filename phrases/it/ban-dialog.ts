import type { Phrases } from "../dictionary.ts";

export const banDialog: Phrases["banDialog"] = {
  title: "Decisione su {{name}}",
  type: "Misura",
  types: { warning: "Avvertimento", ban: "Ban" },
  duration: "Durata",
  durations: { "1_day": "1 giorno", "1_week": "1 settimana", "1_month": "1 mese", permanent: "Permanente" },
  reason: "Motivo",
  reasonRequired: "Scegli un motivo",
  notes: "Note",
  notesHint: "Le leggerà anche la persona.",
  suggestedFirst: "Suggerito: {{duration}}, perché è la prima misura",
  suggested_one: "Suggerito: {{duration}}, perché c’è {{count}} misura precedente",
  suggested_other: "Suggerito: {{duration}}, perché ci sono {{count}} misure precedenti",
  template: "Aggiungi un testo alle note",
  templates: {
    respect: "Tratta gli altri con rispetto: qui non c’è posto per insulti o pressioni.",
    advertising: "Nakamatch non è il posto per pubblicità o vendite.",
    picture: "Scegli una foto che chiunque possa vedere, di te o di qualcosa che ami.",
    honesty: "Mostrati per come sei: non farti passare per qualcun altro.",
  },
  preview: {
    title: "Cosa leggerà {{name}}",
    warning: "Hai ricevuto un avvertimento",
    ban: "Il tuo account è sospeso",
    reason: "Motivo",
    reasonMissing: "Nessun motivo scelto",
    until: "Fino al",
    permanent: "Permanente",
    notes: "Nota del team",
    appeal: "Puoi fare ricorso una volta. Deciderà un’altra persona del team.",
  },
  submit: { warning: "Avverti", ban: "Banna" },
  done: {
    warning: { title: "Avvertimento inviato", text: "{{name}} lo vedrà aprendo Nakamatch." },
    ban: { title: "Persona bannata", text: "{{name}} non può più accedere." },
  },
  errors: {
    signedOut: "Prima accedi",
    failed: "Il ban (o l’avvertimento) non è partito. Riprova.",
    other: "Non ha funzionato. Riprova.",
  },
};
