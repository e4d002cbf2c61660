import type { Phrases } from "../dictionary.ts";

export const emails: Phrases["emails"] = {
  layout: {
    signature: "Bis bald auf Nakamatch.",
    linkHint: "Der Button funktioniert nicht? Kopiere diese Adresse in deinen Browser:",
  },
  confirmation: {
    subject: "Bestätige deine E-Mail-Adresse und leg los",
    preheader: "Nur noch ein Klick.",
    greeting: "Hallo {{nickname}}!",
    body: "Fast geschafft! Bestätige, dass diese Adresse dir gehört, dann beginnt Kapitel eins.",
    action: "E-Mail-Adresse bestätigen",
    after: "Der Link gilt 24 Stunden.",
    why: "Du bekommst diese E-Mail, weil jemand mit der Adresse {{email}} ein Konto bei Nakamatch erstellt hat. Warst du das nicht, ignoriere sie einfach: Ein unbestätigtes Konto sieht niemand, und nach ein paar Tagen löschen wir es.",
  },
  passwordReset: {
    subject: "Wähle ein neues Passwort",
    preheader: "Dauert nur einen Moment.",
    greeting: "Hallo {{nickname}}!",
    body: "Jemand, wahrscheinlich du, möchte das Passwort deines Kontos zurücksetzen.",
    action: "Neues Passwort wählen",
    after: "Der Link gilt eine Stunde und nur einmal.",
    why: "Du bekommst diese E-Mail, weil jemand für {{email}} ein neues Passwort angefordert hat. Warst du das nicht, ignoriere sie einfach: Dein Passwort bleibt, wie es ist.",
  },
  wrongPasswords: {
    subject: "Jemand hat Passwörter für dein Konto ausprobiert",
    preheader: "Deine eigenen Geräte funktionieren wie immer.",
    greeting: "Hallo {{nickname}}!",
    body: "Jemand hat bei deinem Konto viele falsche Passwörter ausprobiert. Neue Geräte lassen wir deshalb ein paar Minuten warten.",
    action: "Anmelden",
    after:
      "Du warst das nicht, und dein Passwort ist kurz oder mehrfach benutzt? Wähle über „Passwort vergessen?“ ein neues.",
    why: "Wir schreiben an {{email}} höchstens einmal am Tag.",
  },
  passwordChanged: {
    subject: "Dein Passwort wurde geändert",
    preheader: "Warst du das?",
    greeting: "Hallo {{nickname}}!",
    body: "Jemand, wahrscheinlich du, hat dein Passwort geändert. Auf allen anderen Geräten bist du jetzt abgemeldet.",
    action: "Anmelden",
    after: "Du warst das nicht? Wähle über „Passwort vergessen?“ sofort ein neues.",
    why: "Wir schreiben an {{email}}, wenn sich an der Sicherheit deines Kontos etwas ändert.",
  },
  accountSecured: {
    subject: "Wir haben dein Konto zum Schutz geschlossen",
    preheader: "Vielleicht war jemand anderes darin. So bekommst du es zurück.",
    greeting: "Hallo {{nickname}}!",
    body: "Wir glauben, dass jemand anderes in deinem Konto war, und haben es deshalb geschlossen. Du bist überall abgemeldet; Passwort, Passkeys, die Bestätigung in zwei Schritten und verknüpfte Konten gelten nicht mehr.",
    action: "Uns schreiben",
    after:
      "Sorge zuerst dafür, dass niemand sonst deine E-Mails lesen kann: Ändere das Passwort deines Postfachs. Schreib uns dann, und wir schicken dir einen Link für ein neues Passwort.",
    why: "Ein Sicherheitshinweis für das Konto von {{email}}.",
  },
  addressRestoration: {
    subject: "Jemand möchte ein Nakamatch-Konto zurück",
    preheader: "Bist du nicht einverstanden, sag es uns binnen 72 Stunden.",
    greeting: "Hallo {{nickname}}!",
    body: "Das Konto ist geschlossen, weil vielleicht jemand Fremdes darin war. Jemand hat uns schriftlich nachgewiesen, dass es ihm gehört, und möchte eine frühere E-Mail-Adresse zurück. In 72 Stunden stellen wir sie wieder her.",
    action: "Ich bin nicht einverstanden",
    after:
      "Warst du das, brauchst du nichts zu tun: Du bekommst einen Link für ein neues Passwort. Wenn nicht, drück den Knopf, und wir prüfen alles, bevor sich etwas ändert.",
    why: "Wir schreiben an alle Adressen, die wir von diesem Konto kennen, auch an {{email}}.",
  },
  emailChange: {
    subject: "Bestätige deine neue E-Mail-Adresse",
    preheader: "Nur noch ein Klick.",
    greeting: "Hallo {{nickname}}!",
    body: "Jemand, wahrscheinlich du, möchte diese Adresse für sein Konto verwenden. Öffne den Link in dem Browser, in dem du angemeldet bist. Vorher ändert sich nichts.",
    action: "Neue Adresse bestätigen",
    after: "Der Link gilt 24 Stunden und nur einmal.",
    why: "Du bekommst diese E-Mail, weil jemand {{email}} für ein Nakamatch-Konto verwenden möchte. Warst du das nicht, ignoriere sie einfach: Solange niemand den Link öffnet, passiert nichts.",
  },
  emailChanged: {
    subject: "Dein Konto hat eine neue E-Mail-Adresse",
    preheader: "Du hast 7\u00a0Tage, um das zurückzunehmen.",
    greeting: "Hallo {{nickname}}!",
    body: "Dein Nakamatch-Konto hat eine neue E-Mail-Adresse. Warst du das, musst du nichts tun.",
    action: "Das war ich nicht: rückgängig machen",
    after:
      "Der Link gilt 7\u00a0Tage. Damit wählst du ein neues Passwort, und dein Konto bekommt diese Adresse zurück. Wir melden alle Geräte ab, trennen Google und Discord und entfernen die Passkeys.",
    why: "{{email}} war die Adresse deines Kontos.",
  },
  emailTaken: {
    subject: "Mit dieser Adresse gibt es schon ein Nakamatch-Konto",
    preheader: "Es hat sich nichts geändert.",
    greeting: "Hallo {{nickname}}!",
    body: "Jemand, vielleicht du, wollte diese Adresse für ein anderes Nakamatch-Konto verwenden. Sie gehört schon zu deinem, deshalb hat sich nichts geändert.",
    action: "Anmelden",
    after: "Warst du das? Nutze dieses Konto weiter, oder lösche es und nimm die Adresse danach für das andere.",
    why: "Wer das wollte, erfährt von uns nicht, dass es zu {{email}} ein Konto gibt.",
  },
  farewell: {
    subject: "Dein Nakamatch-Konto ist gelöscht",
    preheader: "Danke, dass du Teil der Crew warst.",
    greeting: "Hallo {{nickname}}!",
    body: "Wir haben dein Konto gelöscht, wie du es wolltest: Dein Profil, deine Fotos, deine Interessen, deine Likes und deine Matches gibt es nicht mehr. Was du geschrieben hast, bleibt in den Chats der anderen, dort unter „Gelöschtes Konto“.",
    premium: {
      granted: "Dein Premium hat damit geendet.",
      paid: "Dein Premium-Abo hat damit geendet, und wir buchen nichts mehr ab. Was du schon bezahlt hattest, erstatten wir nicht.",
      withdrawable:
        "Dein Premium-Abo hat damit geendet, und wir buchen nichts mehr ab. Geld zurück gibt es nur, wenn du innerhalb von 14\u00a0Tagen nach dem Kauf widerrufst: Wenn du das möchtest, schreib uns, bevor sie um sind.",
    },
    action: "Zu Nakamatch",
    after:
      "Warst du das nicht, oder hast du eine Frage? Schreib uns an {{contact}}. Und wenn du irgendwann wiederkommen möchtest: Wir sind da.",
    why: "Du bekommst diese E-Mail, weil das Nakamatch-Konto von {{email}} gerade gelöscht wurde. Es ist die letzte, die wir dir schicken.",
  },
  dataExport: {
    subject: "Deine Daten sind fertig",
    preheader: "Alles, was wir über dich speichern, einen Tag lang zum Herunterladen.",
    greeting: "Hallo {{nickname}}!",
    body: "Die Datei mit deinen Daten ist fertig: eine Seite zum Lesen und dasselbe noch einmal für andere Programme. Melde dich an und lade sie in den Einstellungen herunter.",
    action: "Zu den Einstellungen",
    after: "Nach einem Tag löschen wir sie. Danach kannst du eine neue anfordern.",
    why: "Du bekommst diese E-Mail, weil jemand, der mit {{email}} angemeldet war, diese Daten angefordert hat. Warst du das nicht, ändere dein Passwort: Das meldet alle anderen Geräte ab.",
  },
  dataExportSuspended: {
    subject: "Deine Daten sind fertig",
    preheader: "Alles, was wir über dich speichern, einen Tag lang zum Herunterladen.",
    greeting: "Hallo {{nickname}}!",
    body: "Die Datei mit deinen Daten ist fertig: eine Seite zum Lesen und dasselbe noch einmal für andere Programme. Du kannst sie herunterladen, auch wenn dein Konto gesperrt ist: Melde dich an wie immer, dann findest du sie bei den Gründen.",
    action: "Meine Daten herunterladen",
    after: "Nach einem Tag löschen wir sie. Danach kannst du eine neue anfordern.",
    why: "Du bekommst diese E-Mail, weil jemand, der sich mit {{email}} anmelden kann, diese Daten angefordert hat. Warst du das nicht, wähle ein anderes Passwort: Tippe bei der Anmeldung auf „Passwort vergessen?“.",
  },
  codeText: "Dein Nakamatch-Code lautet {{code}}. Gib ihn an niemanden weiter.",
  decision: {
    line: "{{label}}: {{value}}",
    greeting: "Hallo {{nickname}}!",
    why: "Du bekommst diese E-Mail, weil das Moderationsteam über das Nakamatch-Konto von {{email}} entschieden hat.",
    warning: {
      subject: "Du hast auf Nakamatch eine Verwarnung erhalten",
      preheader: "Warum, und wie du Einspruch einlegst, wenn es ein Fehler ist.",
      body: "Wir haben dich verwarnt. Das sind die Gründe:",
      action: "Entscheidung ansehen",
      after:
        "Hältst du das für einen Fehler? Auf dieser Seite kannst du einmal Einspruch einlegen. Jemand anderes aus dem Team prüft ihn.",
    },
    ban: {
      subject: "Wir haben dein Nakamatch-Konto gesperrt",
      preheader: "Warum, und wie du Einspruch einlegst, wenn es ein Fehler ist.",
      body: "Wir haben dein Konto gesperrt. Das sind die Gründe:",
      action: "Zur Anmeldung",
      after:
        "Hältst du das für einen Fehler? Versuch, dich anzumelden: Dann siehst du die Entscheidung und kannst einmal Einspruch einlegen. Jemand anderes aus dem Team prüft ihn.",
    },
    photo: {
      subject: "Wir haben eins deiner Fotos auf Nakamatch abgelehnt",
      preheader: "Warum, und wie du Einspruch einlegst, wenn es ein Fehler ist.",
      body: "Im Moment sieht niemand sonst eins deiner Fotos. Das sind die Gründe:",
      action: "Entscheidung ansehen",
      after:
        "Hältst du das für einen Fehler? Auf dieser Seite kannst du einmal Einspruch einlegen. Jemand anderes aus dem Team prüft ihn.",
    },
    changed: {
      subject: "Wir haben die Dauer deiner Sperre geändert",
      preheader: "Die Sperre deines Nakamatch-Kontos endet zu einer anderen Zeit.",
      body: "Das Moderationsteam hat geändert, wie lange dein Konto gesperrt ist. Der Grund ist derselbe.",
      action: "Entscheidung ansehen",
      after: [
        "Hältst du die Sperre für einen Fehler? Du kannst beim Anmelden einmal Einspruch einlegen. Hast du das schon getan, gilt dein Einspruch weiter.",
      ],
    },
    unban: {
      subject: "Wir haben die Sperre deines Kontos aufgehoben",
      preheader: "Dein Nakamatch-Konto ist wieder aktiv.",
      body: "Das Moderationsteam hat die Sperre deines Kontos aufgehoben. Du kannst dich wieder anmelden, und andere sehen dein Profil wieder.",
      action: "Anmelden",
    },
    granted: {
      subject: "Dein Einspruch war erfolgreich",
      preheader: "Die Entscheidung ist aufgehoben.",
      body: "Jemand anderes aus dem Team hat deinen Einspruch geprüft und gibt dir recht. Entschuldige den Ärger.",
      effects: {
        warning: "Wir haben die Verwarnung zurückgenommen.",
        ban: "Wir haben die Sperre deines Kontos aufgehoben.",
        photo: "Wir haben das Foto freigegeben.",
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
