import type { Phrases } from "../dictionary.ts";

export const securityEmails: Phrases["securityEmails"] = {
  common: {
    greeting: "Hallo {{nickname}},",
    action: "Konto prüfen",
    after:
      "Warst du das? Dann musst du nichts tun. Wenn nicht, beende in den Einstellungen die anderen Sitzungen und ändere gleich dein Passwort. Kommst du nicht mehr hinein, tippe beim Anmelden auf „Passwort vergessen?“.",
    why: "Du bekommst diese E-Mail, weil wir alles melden, was die Sicherheit des Nakamatch-Kontos von {{email}} betrifft.",
    factors: {
      totp: "Authenticator-App",
      phone: "Telefon",
    },
  },
  newDevice: {
    subject: "Anmeldung auf einem neuen Gerät",
    preheader: "Wenn du das nicht warst, ist jemand in deinem Konto.",
    body: "Jemand hat sich auf einem Gerät in deinem Konto angemeldet, auf dem du das noch nie getan hast:",
  },
  factorAdded: {
    subject: "Neue Bestätigungsmethode für dein Konto",
    preheader: "Ab jetzt brauchst du zum Anmelden einen Code.",
    body: "Zu deinem Konto wurde eine Methode für die Bestätigung in zwei Schritten hinzugefügt ({{factor}}). Zum Anmelden brauchst du jetzt einen Code.",
  },
  factorRemoved: {
    subject: "Eine Bestätigungsmethode deines Kontos wurde entfernt",
    preheader: "Wenn du das nicht warst, prüfe gleich dein Konto.",
    body: "Eine Methode für die Bestätigung in zwei Schritten wurde aus deinem Konto entfernt ({{factor}}): Beim Anmelden gilt sie nicht mehr.",
  },
  recoveryCodesRenewed: {
    subject: "Neue Wiederherstellungscodes für dein Konto",
    preheader: "Die bisherigen gelten nicht mehr.",
    body: "Für dein Konto wurden neue Wiederherstellungscodes erstellt. Die bisherigen gelten nicht mehr.",
  },
  providerLinked: {
    subject: "Neue Anmeldemöglichkeit für dein Konto",
    preheader: "Ein Konto bei einem anderen Dienst wurde verknüpft.",
    body: "Ab jetzt kann man sich auch mit {{provider}} in deinem Konto anmelden.",
  },
  providerUnlinked: {
    subject: "Eine Anmeldemöglichkeit deines Kontos wurde entfernt",
    preheader: "Die Verknüpfung mit einem anderen Dienst wurde gelöst.",
    body: "Mit {{provider}} kann man sich nicht mehr in deinem Konto anmelden.",
  },
  passwordSet: {
    subject: "Dein Konto hat jetzt ein Passwort",
    preheader: "Damit und mit deiner Adresse kann man sich anmelden.",
    body: "Für dein Konto wurde ein Passwort gewählt. Ab jetzt kann man sich auch damit und mit deiner Adresse anmelden.",
  },
  passkeyAdded: {
    subject: "Dein Konto hat einen neuen Passkey",
    preheader: "Mit ihm kann man sich ohne Passwort anmelden.",
    body: "Zu deinem Konto wurde ein Passkey hinzugefügt. Mit ihm kann man sich ohne Passwort anmelden.",
  },
  passkeyRemoved: {
    subject: "Ein Passkey deines Kontos wurde entfernt",
    preheader: "Mit ihm kann man sich nicht mehr anmelden.",
    body: "Ein Passkey wurde aus deinem Konto entfernt: Mit ihm kann man sich nicht mehr anmelden.",
  },
};
