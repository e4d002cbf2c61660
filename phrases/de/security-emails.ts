import type { Phrases } from "../dictionary.ts";

export const securityEmails: Phrases["securityEmails"] = {
  common: {
    greeting: "Hallo {{nickname}},",
    action: "Konto prüfen",
    after:
      "Warst du es? Dann musst du nichts tun. Wenn nicht, beende in den Einstellungen die anderen Sitzungen und ändere gleich dein Passwort. Kommst du nicht mehr hinein, tippe beim Anmelden auf „Passwort vergessen?“.",
    why: "Du bekommst diese E-Mail, weil wir alles melden, was die Sicherheit des Nakamatch-Kontos von {{email}} betrifft.",
    factors: {
      totp: "Authenticator-App",
      phone: "Telefon",
    },
  },
  newDevice: {
    subject: "Anmeldung auf einem neuen Gerät",
    preheader: "Warst du es nicht, ist jemand in deinem Konto.",
    body: "Auf einem Gerät, auf dem du das noch nie getan hast, wurde dein Konto geöffnet:",
  },
  factorAdded: {
    subject: "Dein Konto hat eine weitere Bestätigung",
    preheader: "Ab jetzt wird beim Anmelden ein Code verlangt.",
    body: "Zu deinem Konto kam eine Bestätigung in zwei Schritten hinzu ({{factor}}). Beim Anmelden wird ein Code verlangt.",
  },
  factorRemoved: {
    subject: "Eine Bestätigung deines Kontos wurde entfernt",
    preheader: "Warst du es nicht, prüfe gleich dein Konto.",
    body: "Eine Bestätigung in zwei Schritten wurde aus deinem Konto entfernt ({{factor}}): Beim Anmelden gilt sie nicht mehr.",
  },
  recoveryCodesRenewed: {
    subject: "Deine Wiederherstellungscodes sind neu",
    preheader: "Die bisherigen gelten nicht mehr.",
    body: "Für dein Konto wurden neue Wiederherstellungscodes erstellt. Die bisherigen gelten nicht mehr.",
  },
  providerLinked: {
    subject: "Dein Konto hat einen weiteren Zugang",
    preheader: "Ein Konto bei einem anderen Dienst wurde verknüpft.",
    body: "Ab jetzt kommt man auch mit {{provider}} in dein Konto.",
  },
  providerUnlinked: {
    subject: "Dein Konto hat einen Zugang weniger",
    preheader: "Die Verknüpfung mit einem anderen Dienst wurde gelöst.",
    body: "Mit {{provider}} kommt man nicht mehr in dein Konto.",
  },
  passwordSet: {
    subject: "Dein Konto hat jetzt ein Passwort",
    preheader: "Damit und mit deiner Adresse kann man sich anmelden.",
    body: "Für dein Konto wurde ein Passwort gewählt. Ab jetzt kann man sich auch damit und mit deiner Adresse anmelden.",
  },
  passkeyAdded: {
    subject: "Dein Konto hat einen neuen Passkey",
    preheader: "Mit ihm kommt man ohne Passwort hinein.",
    body: "Zu deinem Konto kam ein Passkey hinzu. Mit ihm kommt man ohne Passwort hinein.",
  },
  passkeyRemoved: {
    subject: "Ein Passkey deines Kontos wurde entfernt",
    preheader: "Mit ihm kommt man nicht mehr hinein.",
    body: "Ein Passkey wurde aus deinem Konto entfernt: Mit ihm kommt man nicht mehr hinein.",
  },
};
