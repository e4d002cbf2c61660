import type { Phrases } from "../../dictionary.ts";

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
    body: "Jemand, wahrscheinlich du, hat eine Bestätigungsmethode hinzugefügt: {{factor}}.",
  },
  factorRemoved: {
    subject: "Bestätigungsmethode aus deinem Konto entfernt",
    preheader: "Warst du das?",
    body: "Jemand, wahrscheinlich du, hat eine Bestätigungsmethode entfernt: {{factor}}.",
  },
  recoveryCodesRenewed: {
    subject: "Neue Wiederherstellungscodes für dein Konto",
    preheader: "Warst du das?",
    body: "Jemand, wahrscheinlich du, hat neue Wiederherstellungscodes erstellt. Die alten gelten nicht mehr.",
  },
  providerLinked: {
    subject: "Neuer Zugang zu deinem Konto",
    preheader: "Warst du das?",
    body: "Jemand, wahrscheinlich du, hat {{provider}} mit deinem Konto verknüpft.",
  },
  providerUnlinked: {
    subject: "Zugang zu deinem Konto entfernt",
    preheader: "Warst du das?",
    body: "Jemand, wahrscheinlich du, hat {{provider}} von deinem Konto getrennt.",
  },
  passwordSet: {
    subject: "Dein Konto hat jetzt ein Passwort",
    preheader: "Warst du das?",
    body: "Jemand, wahrscheinlich du, hat für dein Konto ein Passwort gewählt.",
  },
  passkeyAdded: {
    subject: "Dein Konto hat einen neuen Passkey",
    preheader: "Warst du das?",
    body: "Jemand, wahrscheinlich du, hat deinem Konto einen Passkey hinzugefügt.",
  },
  passkeyRemoved: {
    subject: "Passkey aus deinem Konto entfernt",
    preheader: "Warst du das?",
    body: "Jemand, wahrscheinlich du, hat einen Passkey aus deinem Konto entfernt.",
  },
};
