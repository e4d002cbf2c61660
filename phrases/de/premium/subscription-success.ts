import type { Phrases } from "../../dictionary.ts";

export const subscriptionSuccess: Phrases["subscriptionSuccess"] = {
  meta: "Abo · Nakamatch",
  title: "Du hast jetzt Premium!",
  text: "Dein Name leuchtet ab sofort golden und mit Krone.",
  waitingTitle: "Wir bestätigen deine Zahlung",
  waiting: "Das dauert meist nur ein paar Sekunden. Diese Seite aktualisiert sich von selbst.",
  slow: "Das dauert länger als sonst. Du musst nicht noch einmal zahlen: Sobald die Zahlung bestätigt ist, hast du Premium. Wir sagen dir per E-Mail Bescheid.",
  email: "Du bekommst eine Bestätigung per E-Mail.",
  reference: "Zahlungsnummer",
  keep: "Heb sie auf: Wenn du uns schreibst, fragen wir danach.",
  copy: "Nummer kopieren",
  copied: "Kopiert",
  copyError: "Das Kopieren hat nicht geklappt. Markiere sie und kopiere sie selbst.",
  gives: "Das hast du jetzt",
  dashboard: "Leute entdecken",
  chats: "Zu meinen Chats",
  contact: "Kontakt",
};
