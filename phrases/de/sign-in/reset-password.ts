import type { Phrases } from "../../dictionary.ts";

export const resetPassword: Phrases["resetPassword"] = {
  meta: "Neues Passwort · Nakamatch",
  title: "Ein neues Passwort",
  intro: "Nimm eines, das nur du kennst. Danach meldest du dich damit an.",
  password: "Neues Passwort",
  confirm: "Passwort wiederholen",
  submit: "Passwort speichern",
  submitting: "Wird gespeichert …",
  back: "Zurück zur Anmeldung",
  successTitle: "Passwort geändert",
  successText: "Du kannst dich jetzt damit anmelden. Wir bringen dich hin.",
  validationTitle: "Da stimmt noch etwas nicht",
  failedTitle: "Wir konnten das Passwort nicht ändern",
  unexpectedTitle: "Etwas ist schiefgegangen",
  linkInvalid: {
    title: "Dieser Link funktioniert nicht",
    text: "Er ist ungültig oder abgelaufen. Fordere einen neuen an, wir schicken ihn dir.",
  },
  objection: {
    question: "Bist du dagegen, dass eine frühere E-Mail-Adresse zurückkommt?",
    text: "Dann ändert sich nichts, bis wir es geprüft haben. Schreib uns, warum.",
    yes: "Ja, ich bin dagegen",
    doneTitle: "Erledigt: Vorerst ändert sich nichts",
    doneText: "Wir prüfen es. Ist es dein Konto, schreib uns, damit wir es dir zurückgeben können.",
    write: "Uns schreiben",
    invalid:
      "Der Link funktioniert nicht mehr: Vielleicht sind die 72 Stunden vorbei, oder es steht nichts mehr an. Schreib uns, und wir sehen nach.",
    meta: "Widersprechen · Nakamatch",
    title: "Ein geschlossenes Konto",
    intro: "Du hilfst uns, es der richtigen Person zurückzugeben.",
  },
  undo: {
    title: "Adressänderung rückgängig machen",
    text: "Wähle ein neues Passwort. Dein Konto bekommt seine alte Adresse zurück, und wir entfernen alle anderen Zugänge: Geräte, Google, Discord und Passkeys.",
    invalid:
      "Der Link wurde schon verwendet oder ist älter als 7 Tage. Wenn du nicht in dein Konto kommst, schreib uns über die Kontaktseite.",
  },
};
