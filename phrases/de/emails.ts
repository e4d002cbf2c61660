import type { Phrases } from "../dictionary.ts";

export const emails: Phrases["emails"] = {
  layout: {
    signature: "Bis gleich auf Nakamatch.",
    linkHint: "Falls der Knopf nicht funktioniert, kopiere diese Adresse in deinen Browser:",
  },
  confirmation: {
    subject: "Bestätige deine E-Mail-Adresse und komm zu Nakamatch",
    greeting: "Hallo {{nickname}}!",
    body: "Dein Konto ist bereit. Es fehlt nur noch die Bestätigung, dass diese Adresse dir gehört.",
    action: "E-Mail-Adresse bestätigen",
    after:
      "Der Link gilt 24 Stunden. Wenn du dich nicht registriert hast, ignoriere diese Nachricht: Ein unbestätigtes Konto sieht niemand.",
  },
  passwordReset: {
    subject: "Wähle ein neues Passwort",
    greeting: "Hallo {{nickname}}!",
    body: "Jemand, wahrscheinlich du, möchte das Passwort deines Kontos ändern.",
    action: "Neues Passwort wählen",
    after:
      "Der Link gilt eine Stunde. Wenn du es nicht warst, ignoriere diese Nachricht: Dein Passwort bleibt, wie es ist.",
  },
};
