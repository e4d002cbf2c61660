import type { Phrases } from "../../dictionary.ts";

export const checkInEmails: Phrases["checkInEmails"] = {
  greeting: "Hallo {{nickname}}!",
  trustedGreeting: "Hallo!",
  invitation: {
    subject: "{{letters}} fragt, ob wir dir schreiben dürfen",
    text: "{{letters}} nutzt Nakamatch und möchte, dass wir dir schreiben, falls zu einer selbst gewählten Uhrzeit keine Antwort kommt.",
    promise: "Wenn du Ja sagst, bekommst du höchstens eine E-Mail, und nur, falls {{letters}} nicht geantwortet hat.",
    until: "Du kannst bis {{when}} antworten. Ohne Antwort löschen wir deine Adresse.",
    action: "Antworten",
    after: "Du kennst niemanden mit diesem Namen? Wähl „Nie wieder“, dann schreiben wir dir nicht mehr.",
    why: "Diese E-Mail ging an {{email}}, weil uns jemand, der Nakamatch nutzt, deine Adresse gegeben hat.",
  },
  reminder: {
    subject: "Bist du zu Hause?",
    text: "Du wolltest, dass wir dich fragen: {{when}}. Bist du zu Hause?",
    told: "Wenn du bis zu dieser Zeit nicht antwortest, schreiben wir deiner Vertrauensperson: {{until}}.",
    nobody: "Niemand hat zugesagt, deine Vertrauensperson zu sein: Es wird niemand benachrichtigt.",
    action: "Antworten",
    why: "Diese E-Mail ging an {{email}}, weil du eine Uhrzeit für „Ich bin zu Hause“ festgelegt hast. Sie kommt immer auch per E-Mail.",
  },
  alarm: {
    subject: "{{letters}} hat nicht geantwortet",
    text: "{{letters}} hat uns seitdem nicht geantwortet: {{when}}. Bis dahin sollten wir hören, dass alles gut ist.",
    ask: "Ruf {{letters}} jetzt an. Wenn niemand rangeht, bitte jemanden in der Nähe, nachzusehen. Wenn du glaubst, dass Gefahr besteht, ruf den Notruf an.",
    link: "Sehen, wohin {{letters}} wollte und mit wem (der Link für dich)",
    action: "Nachsehen, ob es eine Antwort gibt",
    why: "Diese E-Mail ging an {{email}}, weil du gesagt hast, dass wir dir in diesem Fall schreiben dürfen. Eine weitere kommt nicht.",
  },
  undelivered: {
    subject: "Wir konnten deiner Vertrauensperson nicht schreiben",
    text: "Ihr Mailserver hat unsere E-Mail abgelehnt, es wurde also niemand benachrichtigt. Ihre Adresse ist gelöscht.",
    isTriedOn:
      "Ihr Mailserver lehnt unsere E-Mail ab, es wurde also noch niemand benachrichtigt. Wir versuchen es einen Tag lang weiter, außer du antwortest.",
    action: "Nakamatch öffnen",
    why: "Diese E-Mail ging an {{email}}, weil du eine Uhrzeit für „Ich bin zu Hause“ festgelegt hast.",
  },
  emergency: "Das ist kein Notruf. Wenn jemand in Gefahr ist, ruf {{numbers}} an.",
  emergencyLocal: "Das ist kein Notruf. Wenn jemand in Gefahr ist, ruf die Notrufnummer vor Ort an.",
  pages: {
    maker: {
      title: "Bist du zu Hause?",
      text: "Du wolltest, dass wir dich fragen: {{when}}.",
      home: "Ich bin zu Hause",
      end: "Nachfrage beenden",
      isHome: "Notiert: Du bist zu Hause. Es wird niemand benachrichtigt.",
      isEnded: "Die Nachfrage ist beendet. Es wird niemand benachrichtigt.",
      wasTold: "Wir hatten deiner Vertrauensperson schon geschrieben. Sag ihr bitte, dass es dir gut geht.",
      isOver: "Diese Nachfrage ist vorbei.",
    },
    trusted: {
      title: "{{letters}} fragt, ob wir dir schreiben dürfen",
      yes: "Ja",
      no: "Nein",
      never: "Nie wieder",
      isYes:
        "Danke. Wir schreiben dir nur, falls {{letters}} nicht antwortet: dann frühestens: {{when}}. Hier kannst du es dir anders überlegen.",
      isNo: "In Ordnung. Deine Adresse ist gelöscht.",
      isNever: "In Ordnung. Deine Adresse ist gelöscht, und wir schreiben dir nicht mehr.",
      again: "Noch einmal nachsehen",
      hasAnswered: "{{letters}} hat geantwortet: {{when}}.",
      isOver: "Diese Anfrage ist vorbei.",
    },
    invalid: {
      title: "Dieser Link funktioniert nicht",
      text: "Öffne den ganzen Link aus der E-Mail.",
    },
    busy: {
      title: "Zu viele Versuche",
      text: "Warte eine Minute und versuch es noch einmal.",
    },
  },
};
