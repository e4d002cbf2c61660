import type { Phrases } from "../../dictionary.ts";

export const statement: Phrases["statement"] = {
  labels: {
    decision: "Entscheidung",
    date: "Datum",
    effect: "Was das bedeutet",
    rule: "Verletzte Regel",
    note: "Anmerkung des Teams",
    basis: "Worauf wir uns stützen",
    decider: "Wer entschieden hat",
  },
  kinds: { warning: "Verwarnung", ban: "Kontosperre", photo: "Foto abgelehnt" },
  effects: {
    warning: "Dein Konto funktioniert wie bisher. Kommt es wieder vor, können wir es sperren.",
    banUntil:
      "Bis zum {{date}} kannst du dich nicht anmelden, und niemand sieht dein Profil. Danach funktioniert dein Konto von selbst wieder.",
    banForever: "Du kannst dich nicht anmelden, und niemand sieht dein Profil. Die Sperre hat kein Enddatum.",
    photo: "Niemand sonst sieht dieses Foto. Du kannst jederzeit ein anderes hochladen.",
    lifted: "Diese Entscheidung gilt nicht mehr.",
  },
  bases: {
    profile: "Dein Profil, so wie es war, als jemand es gemeldet hat.",
    chat: "Nachrichten aus einem Chat, so wie sie waren, als jemand sie gemeldet hat.",
    both: "Dein Profil und Nachrichten aus einem Chat, so wie sie waren, als jemand sie gemeldet hat.",
    words: "Worte, die du mit einem Like geschickt hast, so wie sie waren, als jemand sie gemeldet hat.",
    account: "Was das Moderationsteam in deinem Konto gesehen hat.",
    photo: "Das Foto, das du hochgeladen hast.",
  },
  deciders: {
    person: "Ein Mensch aus dem Moderationsteam. Nichts wurde automatisch entschieden.",
    personAfterProgram: "Ein Mensch aus dem Moderationsteam, nachdem ein Programm das Foto markiert hatte.",
    program: "Ein Programm, automatisch.",
  },
  appeal: {
    title: "Hältst du das für einen Fehler?",
    text: "Schreib uns, warum. Jemand anderes aus dem Team liest es. Pro Entscheidung geht das einmal.",
    open: "Einspruch einlegen",
    label: "Warum du es für einen Fehler hältst",
    submit: "Einspruch senden",
    sending: "Wird gesendet …",
    required: "Schreib, warum du es für einen Fehler hältst",
    sentTitle: "Einspruch gesendet",
    sentText: "Wir schreiben dir, sobald jemand anderes aus dem Team ihn geprüft hat.",
    failedTitle: "Der Einspruch ist nicht rausgegangen",
    underReview: "Dein Einspruch wird seit dem {{date}} geprüft. Wir schreiben dir, sobald es eine Antwort gibt.",
    granted: "Am {{date}} haben wir dir recht gegeben.",
    denied: "Wir haben deinen Einspruch am {{date}} abgelehnt. Die Entscheidung bleibt bestehen.",
    answer: "Antwort des Teams",
  },
};
