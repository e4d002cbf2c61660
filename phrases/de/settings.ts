import type { Phrases } from "../dictionary.ts";

export const settings: Phrases["settings"] = {
  meta: "Einstellungen · Nakamatch",
  title: "Einstellungen",
  account: { title: "Konto", email: "E-Mail-Adresse", nickname: "Nickname" },
  password: {
    title: "Passwort",
    text: "Wenn du es änderst, werden deine anderen Sitzungen beendet, und wir sagen dir per E-Mail Bescheid.",
    open: "Passwort ändern",
    current: "Aktuelles Passwort",
    next: "Neues Passwort",
    save: "Passwort speichern",
    doneTitle: "Passwort geändert",
    doneText: "Deine anderen Sitzungen wurden beendet.",
    currentRequired: "Gib dein aktuelles Passwort ein.",
    set: {
      text: "Du meldest dich ohne Passwort an. Mit einem Passwort geht es auch über deine E-Mail-Adresse.",
      open: "Passwort wählen",
      prove: "Bestätige, dass du es bist, bevor du ein Passwort wählst.",
      doneTitle: "Passwort gespeichert",
      doneText: "Ab jetzt kannst du dich auch mit deiner E-Mail-Adresse und diesem Passwort anmelden.",
    },
  },
  providers: {
    title: "Mit anderen Konten anmelden",
    text: "Auch mit diesen Konten kannst du dich bei Nakamatch anmelden.",
    unlink: "Trennen",
    unlinkTitle: "{{provider}} trennen?",
    unlinkText: "Danach kannst du dich nicht mehr mit {{provider}} anmelden.",
    done: "{{provider}} ist getrennt",
  },
  appearance: { title: "Sprache und Design", text: "Beides gilt nur in diesem Browser." },
  data: {
    title: "Meine Daten",
    text: "Eine Datei mit allem, was wir über dich speichern: eine Seite zum Lesen und dieselben Daten in maschinenlesbarer Form.",
    request: "Datei erstellen",
    building: "Wir erstellen die Datei. Wenn sie fertig ist, schreiben wir dir.",
    progress: "Wird erstellt",
    download: "Herunterladen ({{size}})",
    until: "Wir löschen sie am {{date}}.",
    again: "Neue erstellen",
    failed: "Die Datei konnte nicht erstellt werden. Versuch es noch einmal.",
  },
  deletion: {
    title: "Konto löschen",
    text: "Dein Profil und alles, was dazugehört, verschwindet von Nakamatch. Vorher fragen wir noch einmal nach.",
  },
};
