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
  wrongPasswords: {
    subject: "Jemand hat Passwörter für dein Konto ausprobiert",
    preheader: "Wir bremsen die Versuche. Auf deinen Geräten meldest du dich wie immer an.",
    greeting: "Hallo {{nickname}},",
    body: "In den letzten 24 Stunden wurden für dein Konto viele falsche Passwörter eingegeben. Deshalb lassen wir Versuche von Geräten, auf denen du dich noch nie angemeldet hast, jeweils einige Minuten lang nicht zu. Auf deinen eigenen Geräten meldest du dich wie immer an.",
    action: "Anmelden",
    after:
      "Warst du das? Dann musst du nichts tun. Wenn nicht und dein Passwort kurz ist oder du es auch anderswo verwendest, wähle ein neues: mit „Passwort vergessen?“ auf der Anmeldeseite. So kommst du auch auf einem neuen Gerät sofort hinein.",
    why: "Du bekommst diese E-Mail, weil für das Nakamatch-Konto von {{email}} viele falsche Passwörter eingegeben wurden. Wir schicken sie höchstens einmal am Tag.",
  },
  decision: {
    line: "{{label}}: {{value}}",
    greeting: "Hallo {{nickname}},",
    why: "Du bekommst diese E-Mail, weil das Moderationsteam eine Entscheidung über das Nakamatch-Konto von {{email}} getroffen hat.",
    warning: {
      subject: "Du hast bei Nakamatch eine Verwarnung erhalten",
      preheader: "Warum, und wie du Einspruch einlegst, wenn es ein Fehler ist.",
      body: "Wir haben dich verwarnt. Das sind die Gründe:",
      action: "Entscheidung ansehen",
      after:
        "Hältst du das für einen Fehler? Auf dieser Seite kannst du einmal Einspruch einlegen. Ihn prüft jemand anderes aus dem Team, nie die Person, die entschieden hat.",
    },
    ban: {
      subject: "Wir haben dein Nakamatch-Konto gesperrt",
      preheader: "Warum, und wie du Einspruch einlegst, wenn es ein Fehler ist.",
      body: "Wir haben dein Konto gesperrt. Das sind die Gründe:",
      action: "Zur Anmeldung",
      after:
        "Hältst du das für einen Fehler? Gib deine E-Mail-Adresse und dein Passwort ein wie zum Anmelden: Du siehst die Entscheidung und kannst einmal Einspruch einlegen. Ihn prüft jemand anderes aus dem Team, nie die Person, die entschieden hat.",
    },
    photo: {
      subject: "Wir haben dein Nakamatch-Foto abgelehnt",
      preheader: "Warum, und wie du Einspruch einlegst, wenn es ein Fehler ist.",
      body: "Andere sehen dein Foto nicht. Das sind die Gründe:",
      action: "Entscheidung ansehen",
      after:
        "Hältst du das für einen Fehler? Auf dieser Seite kannst du einmal Einspruch einlegen. Ihn prüft jemand anderes aus dem Team, nie die Person, die entschieden hat.",
    },
    unban: {
      subject: "Wir haben die Sperre deines Kontos aufgehoben",
      preheader: "Dein Nakamatch-Konto ist wieder aktiv.",
      body: "Das Moderationsteam hat die Sperre deines Kontos aufgehoben. Du kannst dich wieder anmelden, und andere sehen dein Profil wieder.",
      action: "Anmelden",
    },
    granted: {
      subject: "Wir haben deinem Einspruch stattgegeben",
      preheader: "Die Entscheidung ist aufgehoben.",
      body: "Jemand anderes aus dem Team hat deinen Einspruch geprüft und gibt dir recht.",
      effects: {
        warning: "Die Verwarnung ist aufgehoben.",
        ban: "Die Sperre deines Kontos ist aufgehoben.",
        photo: "Die Ablehnung deines Fotos ist aufgehoben.",
      },
      action: "Zu Nakamatch",
    },
    denied: {
      subject: "Antwort auf deinen Einspruch",
      preheader: "Die Entscheidung bleibt bestehen.",
      body: "Jemand anderes aus dem Team hat deinen Einspruch geprüft und bleibt bei der Entscheidung.",
      action: "Zu Nakamatch",
    },
  },
};
