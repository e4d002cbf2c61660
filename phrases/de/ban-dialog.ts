import type { Phrases } from "../dictionary.ts";

export const banDialog: Phrases["banDialog"] = {
  title: "Entscheidung über {{name}}",
  type: "Maßnahme",
  types: { warning: "Verwarnung", ban: "Sperre" },
  duration: "Dauer",
  durations: { "1_day": "1 Tag", "1_week": "1 Woche", "1_month": "1 Monat", permanent: "Dauerhaft" },
  reason: "Grund",
  reasonRequired: "Wähle einen Grund",
  notes: "Anmerkungen",
  notesHint: "Die Person bekommt sie auch zu lesen.",
  suggestedFirst: "Vorschlag: {{duration}}, weil es die erste Maßnahme ist",
  suggested_one: "Vorschlag: {{duration}}, nach {{count}} früheren Maßnahme",
  suggested_other: "Vorschlag: {{duration}}, nach {{count}} früheren Maßnahmen",
  template: "Text zu den Anmerkungen hinzufügen",
  templates: {
    respect: "Geh respektvoll mit anderen um: Beleidigungen und Druck haben hier keinen Platz.",
    advertising: "Nakamatch ist kein Ort für Werbung oder Verkäufe.",
    picture: "Wähle ein Foto, das alle sehen dürfen: von dir oder von etwas, das du magst.",
    honesty: "Zeig dich, wie du bist: Gib dich nicht als jemand anderes aus.",
  },
  preview: {
    title: "Das liest {{name}}",
    warning: "Du hast eine Verwarnung erhalten",
    ban: "Dein Konto ist gesperrt",
    reason: "Grund",
    reasonMissing: "Noch kein Grund gewählt",
    until: "Bis",
    permanent: "Dauerhaft",
    notes: "Anmerkung des Teams",
    appeal: "Du kannst einmal Einspruch einlegen. Darüber entscheidet jemand anderes aus dem Team.",
  },
  submit: { warning: "Verwarnen", ban: "Sperren" },
  done: {
    warning: { title: "Verwarnung gesendet", text: "{{name}} sieht sie beim nächsten Öffnen von Nakamatch." },
    ban: { title: "Person gesperrt", text: "{{name}} kann sich nicht mehr anmelden." },
  },
  errors: {
    signedOut: "Dafür musst du angemeldet sein",
    failed: "Die Sperre oder Verwarnung ließ sich nicht speichern",
    other: "Das hat nicht geklappt. Versuch es noch einmal.",
  },
};
