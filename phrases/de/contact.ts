import type { Phrases } from "../dictionary.ts";

export const contact: Phrases["contact"] = {
  meta: {
    title: "Kontakt · Nakamatch",
    description: "So schreibst du uns: Fragen, Ideen, Probleme mit deinem Konto und deinen Daten.",
  },
  title: "Kontakt",
  intro: "Eine Frage, eine Idee, etwas klappt nicht? Hier bist du richtig. Am anderen Ende sitzen Menschen.",
  write: "Schreib uns an",
  button: "E-Mail schreiben",
  error: "Wir konnten die Adresse nicht laden.",
  faster: {
    title: "So geht es vielleicht schneller",
    password: {
      title: "Ich komme nicht rein",
      text: "Fordere beim Anmelden ein neues Passwort an: Der Link kommt sofort.",
      link: "Zur Anmeldung",
    },
    report: {
      title: "Jemand benimmt sich daneben",
      text: "Melde die Person über ihr Profil oder den Chat. So sichern wir den Beweis, das kann eine E-Mail nicht.",
      link: "Was nach einer Meldung passiert",
    },
    decision: {
      title: "Ich wurde gesperrt oder verwarnt",
      text: "Einspruch legst du direkt bei der Entscheidung ein, und jemand anderes prüft ihn. Kommst du nicht rein, siehst du die Entscheidung, sobald du versuchst, dich anzumelden.",
      link: "So läuft ein Einspruch ab",
    },
    data: {
      title: "Es geht um meine Daten",
      text: "In den Einstellungen kannst du sie herunterladen oder dein Konto löschen. Für alles andere schreib uns von der E-Mail-Adresse deines Kontos aus.",
      link: "Deine Rechte",
    },
  },
};
