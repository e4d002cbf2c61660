import type { Phrases } from "../dictionary.ts";

export const securityEmails: Phrases["securityEmails"] = {
  common: {
    greeting: "Hallo {{nickname}}!",
    action: "Konto prüfen",
    after:
      "Du warst das nicht? Ändere dein Passwort oder nutze „Passwort vergessen?“: Das meldet alle anderen Geräte ab.",
    why: "Wir schreiben an {{email}}, wenn sich an der Sicherheit deines Kontos etwas ändert.",
    factors: {
      totp: "Authenticator-App",
      phone: "Handy",
    },
  },
  newDevice: {
    subject: "Anmeldung auf einem neuen Gerät",
    preheader: "Warst du das?",
    body: "Jemand, wahrscheinlich du, hat sich auf einem neuen Gerät angemeldet:",
  },
  factorAdded: {
    subject: "Neue Bestätigungsmethode für dein Konto",
    preheader: "Warst du das?",
    body: "Beim Anmelden brauchst du jetzt einen Code ({{factor}}).",
  },
  factorRemoved: {
    subject: "Bestätigungsmethode aus deinem Konto entfernt",
    preheader: "Warst du das?",
    body: "Jemand, wahrscheinlich du, hat eine Bestätigungsmethode entfernt: {{factor}}.",
  },
  recoveryCodesRenewed: {
    subject: "Neue Wiederherstellungscodes für dein Konto",
    preheader: "Warst du das?",
    body: "Die bisherigen Codes gelten nicht mehr.",
  },
  providerLinked: {
    subject: "Neuer Zugang zu deinem Konto",
    preheader: "Warst du das?",
    body: "Du kannst dich jetzt auch mit {{provider}} anmelden.",
  },
  providerUnlinked: {
    subject: "Zugang zu deinem Konto entfernt",
    preheader: "Warst du das?",
    body: "Mit {{provider}} kannst du dich nicht mehr anmelden.",
  },
  passwordSet: {
    subject: "Dein Konto hat jetzt ein Passwort",
    preheader: "Warst du das?",
    body: "Es gilt zusammen mit deiner E-Mail-Adresse.",
  },
  passkeyAdded: {
    subject: "Dein Konto hat einen neuen Passkey",
    preheader: "Warst du das?",
    body: "Damit meldest du dich ohne Passwort an.",
  },
  passkeyRemoved: {
    subject: "Passkey aus deinem Konto entfernt",
    preheader: "Warst du das?",
    body: "Du kannst dich damit nicht mehr anmelden.",
  },
};
