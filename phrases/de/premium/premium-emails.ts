import type { Phrases } from "../../dictionary.ts";

export const premiumEmails: Phrases["premiumEmails"] = {
  greeting: "Hallo {{nickname}}!",
  why: "An {{email}}, wegen deines Premium-Abos.",
  contact: "Fragen? Schreib uns an {{contact}}.",
  prices: {
    mensual: "{{price}} pro Monat, inkl. MwSt.",
    yearly: "{{price}} pro Jahr, inkl. MwSt.",
  },
  subscribed: {
    subject: "Du hast jetzt Premium auf Nakamatch",
    preheader: "Was du bekommst und wie du kündigst.",
    body: "Danke! Dein Premium-Abo läuft ({{price}}). Dein Name leuchtet ab sofort golden und mit Krone.",
    after:
      "Nächste Abbuchung: {{date}}. Kündigen kannst du jederzeit auf der Premium-Seite, bezahlte Zeit bleibt dir. 14\u00a0Tage lang kannst du dort auch widerrufen und bekommst alles zurück.",
    action: "Mein Abo ansehen",
  },
  cancelled: {
    subject: "Du hast dein Premium-Abo gekündigt",
    preheader: "Premium bleibt dir bis zum {{date}} erhalten.",
    body: "Dein Abo ist gekündigt. Wir buchen nichts mehr ab.",
    after:
      "Premium bleibt dir bis zum {{date}} erhalten. Überlegst du es dir vorher anders, nimm die Kündigung auf der Premium-Seite zurück.",
    action: "Mein Abo ansehen",
  },
  unpaid: {
    subject: "Die Zahlung für dein Premium-Abo hat nicht geklappt",
    preheader: "Premium bleibt dir bis zum {{date}} erhalten.",
    body: "Die Abbuchung für dein Abo hat nicht geklappt ({{price}}). Meist ist die Karte abgelaufen oder das Konto nicht gedeckt.",
    after:
      "Bezahle gleich auf der Premium-Seite, auch mit einer anderen Karte. Sonst versuchen wir es bald noch einmal. Klappt es bis zum {{date}} nicht, endet das Abo.",
    action: "Mein Abo ansehen",
  },
  ended: {
    subject: "Dein Premium-Abo ist beendet",
    preheader: "Wir buchen nichts mehr ab.",
    body: "Dein Premium-Abo ist beendet, wir buchen nichts mehr ab. Alles andere bleibt, wie es ist: dein Profil, deine Matches und deine Chats.",
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
    subject: "Du hast wieder Premium",
    preheader: "Du bekommst die Tage zurück, die dir noch blieben.",
    body: "Die Frage zu deiner Zahlung ist geklärt. Deshalb bekommst du die Premium-Tage zurück, die dir noch blieben: bis zum {{date}}.",
    after:
      "Es verlängert sich nicht, und wir buchen nichts mehr ab. Wenn du danach weitermachen möchtest, findest du die Angebote auf der Premium-Seite.",
    action: "Mein Abo ansehen",
  },
  renews: {
    subject: "Dein Jahresabo verlängert sich am {{date}}",
    preheader: "Was du zahlst und wie du kündigst.",
    body: "Dein Premium-Abo verlängert sich am {{date}} ({{price}}).",
    after:
      "Wenn du Premium behalten möchtest, musst du nichts tun. Wenn nicht, kündige vorher auf der Premium-Seite: Das sind zwei Klicks.",
    action: "Mein Abo ansehen",
  },
};
