import type { Phrases } from "../dictionary.ts";

export const emails: Phrases["emails"] = {
  layout: {
    signature: "Bis bald auf Nakamatch.",
    linkHint: "Der Button funktioniert nicht? Kopiere diese Adresse in deinen Browser:",
  },
  confirmation: {
    subject: "Bestätige deine E-Mail-Adresse und leg los bei Nakamatch",
    preheader: "Nur noch ein Klick. Der Link funktioniert 24 Stunden lang.",
    greeting: "Hallo {{nickname}}!",
    body: "Dein Konto ist bereit. Bestätige nur noch, dass diese Adresse dir gehört.",
    action: "E-Mail-Adresse bestätigen",
    after: "Der Link funktioniert 24 Stunden lang.",
    why: "Du bekommst diese E-Mail, weil jemand mit der Adresse {{email}} ein Konto bei Nakamatch erstellt hat. Wenn du das nicht warst, ignoriere sie einfach: Ein unbestätigtes Konto sieht niemand, und nach ein paar Tagen löschen wir es.",
  },
  passwordReset: {
    subject: "Wähle ein neues Passwort",
    preheader: "Der Link funktioniert eine Stunde lang und nur einmal.",
    greeting: "Hallo {{nickname}}!",
    body: "Jemand, wahrscheinlich du, möchte das Passwort deines Kontos zurücksetzen.",
    action: "Neues Passwort wählen",
    after: "Der Link funktioniert eine Stunde lang und nur einmal.",
    why: "Du bekommst diese E-Mail, weil jemand für das Konto von {{email}} ein neues Passwort angefordert hat. Wenn du das nicht warst, ignoriere sie einfach: Dein Passwort bleibt, wie es ist.",
  },
};
