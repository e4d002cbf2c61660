import type { Phrases } from "../dictionary.ts";

export const premiumEmails: Phrases["premiumEmails"] = {
  greeting: "Hallo {{nickname}}!",
  why: "Du bekommst diese E-Mail, weil das Nakamatch-Konto von {{email}} ein Premium-Abo hat oder hatte.",
  contact: "Fragen? Schreib uns an {{contact}}.",
  prices: {
    mensual: "{{price}} pro Monat, inklusive Steuern",
    yearly: "{{price}} pro Jahr, inklusive Steuern",
  },
  subscribed: {
    subject: "Du hast jetzt Premium bei Nakamatch",
    preheader: "Deine Bestätigung: was du gekauft hast und wie du kündigst.",
    body: "Danke! Dein Premium-Abo läuft: {{price}}. Dein Name leuchtet ab sofort golden und mit Krone.",
    after:
      "Die nächste Abbuchung ist am {{date}}. Du kannst die Verlängerung jederzeit auf der Premium-Seite kündigen; was du bezahlt hast, gilt bis zum Ende des Zeitraums. Innerhalb von 14 Tagen nach dem Kauf kannst du dort auch ohne Angabe von Gründen widerrufen und bekommst den vollen Preis zurück.",
    action: "Mein Abo ansehen",
  },
  cancelled: {
    subject: "Du hast die Verlängerung von Premium gekündigt",
    preheader: "Premium bleibt dir bis zum {{date}} erhalten.",
    body: "Wir haben die Verlängerung deines Abos gekündigt. Es wird nichts mehr abgebucht.",
    after:
      "Premium bleibt dir bis zum {{date}} erhalten. Wenn du es dir vorher anders überlegst, kannst du das Abo auf der Premium-Seite reaktivieren.",
    action: "Mein Abo ansehen",
  },
  unpaid: {
    subject: "Die Zahlung für dein Premium-Abo hat nicht geklappt",
    preheader: "Premium bleibt dir bis zum {{date}} erhalten.",
    body: "Wir konnten den Betrag für die Verlängerung deines Abos nicht abbuchen ({{price}}). Meistens ist die Karte abgelaufen oder das Konto nicht gedeckt.",
    after:
      "Du kannst sie gleich auf der Premium-Seite bezahlen, mit dieser oder einer anderen Karte. Sonst versuchen wir es in den nächsten Tagen noch einmal. Premium bleibt dir bis zum {{date}} erhalten; klappt die Zahlung bis dahin nicht, endet das Abo.",
    action: "Mein Abo ansehen",
  },
  ended: {
    subject: "Dein Premium-Abo ist beendet",
    preheader: "Es wird nichts mehr abgebucht.",
    body: "Dein Premium-Abo ist beendet, es wird nichts mehr abgebucht. Alles andere bleibt, wie es ist: dein Profil, deine Matches und deine Chats.",
    after: "Wenn du zurückkommen möchtest, findest du die Angebote auf der Premium-Seite.",
    action: "Angebote ansehen",
  },
  withdrawn: {
    subject: "Du hast dein Premium-Abo widerrufen",
    preheader: "Du bekommst den vollen Preis zurück.",
    body: "Dein Widerruf ist bei uns angekommen. Das Abo ist beendet, und wir erstatten den vollen Preis auf das Zahlungsmittel, mit dem du bezahlt hast.",
    after: "Je nach Bank dauert das 5 bis 10 Tage.",
    action: "Zu Premium",
  },
  restored: {
    subject: "Du bist wieder Premium",
    preheader: "Du bekommst die Tage zurück, die dir noch blieben.",
    body: "Die Frage zu deiner Zahlung ist geklärt. Deshalb bekommst du die Premium-Tage zurück, die dir noch blieben: bis zum {{date}}.",
    after:
      "Es verlängert sich nichts, und es wird nichts mehr abgebucht. Wenn du danach weitermachen möchtest, findest du die Angebote auf der Premium-Seite.",
    action: "Mein Abo ansehen",
  },
  renews: {
    subject: "Dein Jahresabo verlängert sich am {{date}}",
    preheader: "Was du zahlst und wie du kündigst.",
    body: "Dein Premium-Abo verlängert sich am {{date}}: {{price}}.",
    after:
      "Wenn du Premium behalten möchtest, musst du nichts tun. Wenn nicht, kündige die Verlängerung vorher auf der Premium-Seite: Das sind zwei Klicks.",
    action: "Mein Abo ansehen",
  },
};
