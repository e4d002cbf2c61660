import type { Phrases } from "../dictionary.ts";

export const appeals: Phrases["appeals"] = {
  tab: "Einsprüche",
  list: "Offene Einsprüche",
  total_one: "{{count}} offener Einspruch",
  total_other: "{{count}} offene Einsprüche",
  sentAt: "Einspruch vom {{date}}",
  body: "Was die Person schreibt",
  decidedBy: "Entschieden von {{name}}",
  own: "Das war deine Entscheidung, deshalb entscheidet jemand anderes über den Einspruch.",
  decide: "Entscheiden",
  decideName: "Entscheiden über den Einspruch von {{name}}",
  dialog: {
    title: "Einspruch von {{name}}",
    outcome: "Deine Entscheidung",
    granted: "Annehmen und die Entscheidung aufheben",
    denied: "Ablehnen und die Entscheidung beibehalten",
    outcomeRequired: "Wähle: annehmen oder ablehnen",
    answer: "Deine Antwort",
    answerHint: "Die Person bekommt sie per E-Mail, genau so, wie du sie schreibst.",
    answerRequired: "Schreib eine Antwort mit deinen Gründen",
    submit: "Antwort senden",
    sending: "Wird gesendet …",
  },
  granted: "Einspruch angenommen: Die Entscheidung ist aufgehoben",
  denied: "Einspruch abgelehnt: Die Entscheidung bleibt bestehen",
  failedTitle: "Deine Entscheidung ließ sich nicht speichern",
  empty: {
    title: "Keine offenen Einsprüche",
    text: "Wenn jemand Einspruch einlegt, erscheint das hier.",
  },
  error: { title: "Wir konnten die Einsprüche nicht laden", text: "Meist hilft ein neuer Versuch." },
};
