import type { Phrases } from "../dictionary.ts";

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
  undo: {
    title: "Adressänderung rückgängig machen",
    text: "Wähle ein neues Passwort. Dein Konto bekommt seine alte Adresse zurück, und wir entfernen alle anderen Zugänge: Geräte, Google, Discord und Passkeys.",
    invalid:
      "Der Link wurde schon verwendet oder ist älter als 7 Tage. Wenn du nicht in dein Konto kommst, schreib uns über die Kontaktseite.",
  },
};
