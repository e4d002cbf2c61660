import type { Phrases } from "../../dictionary.ts";

export const caseQuestions: Phrases["caseQuestions"] = {
  ask: "Person fragen",
  title: "Fragen an die Person",
  dialog: {
    title: "{{name}} fragen",
    rules:
      "{{name}} liest und beantwortet das auf Nakamatch, innerhalb von {{days}} Tagen. Nur Text: Bitte nicht um Dokumente oder Fotos von Papieren, sag nicht, wer gemeldet hat, und zitiere keine Beweise.",
    template: "Frage",
    templateRequired: "Wähl eine Frage",
    note: "Etwas hinzufügen",
    noteHint: "In deinen Worten; es wird nicht übersetzt. Sprache der Person: {{language}}.",
    preview: "Das liest {{name}}",
    choose: "Wähl eine Frage, dann siehst du den Text.",
    submit: "Frage senden",
    sent: "Wir haben {{name}} deine Frage geschickt",
    failed: "Wir konnten die Frage nicht senden",
  },
  asked: "Frage vom {{date}}, von {{name}}",
  askedByGone: "Frage vom {{date}}",
  answer: "Antwort vom {{date}}",
  states: {
    open: "Antwort möglich bis {{date}}.",
    expired: "Nicht beantwortet. Das allein ist kein Grund für eine Maßnahme.",
    closed: "Ohne Antwort geschlossen.",
  },
  marks: {
    open: "Frage gesendet",
    answered: "Beantwortet",
    expired: "Nicht beantwortet",
    closed: "Frage geschlossen",
  },
};
