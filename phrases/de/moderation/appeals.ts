import type { Phrases } from "../../dictionary.ts";

export const appeals: Phrases["appeals"] = {
  tab: "Einsprüche",
  list: "Offene Einsprüche",
  total_one: "{{count}} offener Einspruch",
  total_other: "{{count}} offene Einsprüche",
  sentAt: "Einspruch vom {{date}}",
  body: "Was die Person schreibt",
  decidedBy: "Entschieden von {{name}}",
  own: "Das war deine Entscheidung, deshalb entscheidet jemand anderes über den Einspruch.",
  who: "Du entscheidest über das, was andere im Team entschieden haben. Einsprüche von Menschen, die du je gemeldet hast, siehst du nicht.",
  showName: "Einspruch von {{name}} ansehen",
  hideName: "Einspruch von {{name}} ausblenden",
  decision: "Die Entscheidung",
  automated: "Ein Programm hat sie getroffen.",
  pick: {
    title: "Wähle einen Einspruch",
    text: "Öffne ihn in der Liste: Hier siehst du die Entscheidung, die Beweise und die Person.",
  },
  bar: {
    label: "Entscheidung über den Einspruch von {{name}}",
    denied: "Beibehalten",
    deniedName: "Beibehalten: Entscheidung über {{name}}",
    granted: "Aufheben",
    grantedName: "Aufheben: Entscheidung über {{name}}",
  },
  dialog: {
    title: "Einspruch von {{name}}",
    granted: "Annehmen und die Entscheidung aufheben",
    denied: "Ablehnen und die Entscheidung beibehalten",
    answer: "Deine Antwort",
    template: "Mit einem Text beginnen",
    answerHint: "Die Person bekommt sie per E-Mail, genau so, wie du sie schreibst.",
    answerLanguage:
      "Die Person bekommt sie per E-Mail, genau so, wie du sie schreibst; sie wird nicht übersetzt. Ihre Sprache: {{language}}.",
    answerRequired: "Schreib eine Antwort mit deinen Gründen",
    submit: "Antwort senden",
    sending: "Wird gesendet …",
  },
  templates: {
    granted: {
      mistake: "Wir haben uns alles noch einmal angesehen, und du hast recht: Wir haben uns geirrt. Das tut uns leid.",
      context: "Was du uns erzählst, lässt uns das anders sehen. Danke, dass du es erklärt hast.",
    },
    denied: {
      rules:
        "Wir haben uns alles noch einmal angesehen: Es verstößt gegen unsere Regeln, deshalb bleibt die Entscheidung bestehen.",
      known: "Was du uns erzählst, hatten wir schon berücksichtigt. Es ändert nichts an der Entscheidung.",
    },
  },
  granted: "Einspruch angenommen: Die Entscheidung ist aufgehoben",
  denied: "Einspruch abgelehnt: Die Entscheidung bleibt bestehen",
  failedTitle: "Wir konnten deine Antwort nicht speichern",
  empty: {
    title: "Keine offenen Einsprüche",
    text: "Wenn jemand Einspruch einlegt, erscheint das hier.",
  },
  error: { title: "Wir konnten die Einsprüche nicht laden", text: "Meist hilft ein neuer Versuch." },
};
