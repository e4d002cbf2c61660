import type { Phrases } from "../../dictionary.ts";

export const checkIns: Phrases["checkIns"] = {
  text: "Zu der Uhrzeit, die du wählst, fragen wir dich per E-Mail und Benachrichtigung, ob du zu Hause bist. Antwortest du {{minutes}} Minuten lang nicht, schreiben wir deiner Vertrauensperson.",
  emergency: "Das ist kein Notruf. Wenn jemand in Gefahr ist, ruf {{numbers}} an.",
  emergencyLocal: "Das ist kein Notruf. Wenn jemand in Gefahr ist, ruf die Notrufnummer vor Ort an.",
  name: "Nachfrage „Ich bin zu Hause“",
  question: "Bist du zu Hause?",
  form: {
    email: "E-Mail-Adresse deiner Vertrauensperson",
    emailHint:
      "Wir fragen sie jetzt; bis sie zusagt, wird niemand benachrichtigt. Möchte sie keine Einladungen mehr oder hat zu viele bekommen, kommt nichts an.",
    letters: "Unter welchem Namen wir dich nennen",
    lettersHint:
      "Vom Plan und der anderen Person liest sie nichts außer deinem Link: nur diesen Namen, dass du Nakamatch nutzt und seit wann du nicht antwortest.",
    otherEmail: "E-Mail-Adresse einer anderen Vertrauensperson",
    stays: {
      asked: "Deine Vertrauensperson ist schon gefragt: Wenn du die Uhrzeit änderst, gilt die Frage weiter.",
      confirmed:
        "Deine Vertrauensperson hat zugesagt und bleibt: Wenn du die Uhrzeit änderst, muss niemand neu gefragt werden.",
    },
    submit: "Speichern",
  },
  hour: {
    waiting: "Wir fragen dich: {{time}}",
    come: "Es ist so weit: {{time}}",
    due: "Wir haben dich gefragt: {{time}}",
    told: "Keine Antwort von dir seit: {{time}}",
  },
  trusted: {
    none: "Du hast niemanden ausgewählt: Wenn du nicht antwortest, wird niemand benachrichtigt.",
    asked: "Deine Vertrauensperson hat noch nicht zugesagt. Bis dahin wird niemand benachrichtigt.",
    confirmed: "Deine Vertrauensperson hat zugesagt. Wenn du nicht antwortest, schreiben wir ihr: {{time}}",
    declined: "Deine Vertrauensperson hat abgelehnt: Es wird niemand benachrichtigt.",
    unanswered: "Niemand hat rechtzeitig zugesagt: Es wird niemand benachrichtigt.",
    undeliverable: "Ihr Mailserver hat unsere E-Mail abgelehnt: Es wird niemand benachrichtigt.",
  },
  told: "Wir haben deiner Vertrauensperson geschrieben: {{time}}",
  reminderLate:
    "Unsere E-Mail an dich ist noch nicht raus. Bis dahin wird niemand benachrichtigt; wenn du danach nicht antwortest, schreiben wir deiner Vertrauensperson {{minutes}} Minuten später.",
  triedOn:
    "Der Mailserver deiner Vertrauensperson lehnt unsere E-Mail ab, es wurde also noch niemand benachrichtigt. Wenn du nicht antwortest, versuchen wir es einen Tag lang weiter.",
  home: "Ich bin zu Hause",
  end: "Nachfrage beenden",
  change: "Uhrzeit oder Person ändern",
  changeHour: "Uhrzeit ändern",
  of: "Plan mit {{name}}: {{time}}",
  ofPlan: "Dein Plan: {{time}}",
  keep: {
    question: "Der Plan ist abgesagt. Soll die Nachfrage „Ich bin zu Hause“ bleiben?",
    goesOn: "Wenn du nichts sagst, bleibt sie, und wir fragen dich, ob du zu Hause bist: {{time}}.",
    told: "Wenn du dann nicht antwortest, schreiben wir deiner Vertrauensperson: {{time}}.",
    asked: "Deine Vertrauensperson hat noch nicht zugesagt.",
    nobody: "Es würde niemand benachrichtigt.",
    yes: "Ja, behalten",
  },
  done: {
    home: "Notiert: Du bist zu Hause",
    end: "Die Nachfrage ist beendet",
    keep: "Die Nachfrage bleibt",
    hour: "Die Uhrzeit ist geändert",
    stays: "Deine Vertrauensperson bleibt dieselbe: Sie hat schon zugesagt.",
    sameName: "Diese Person hast du schon als {{letters}} gefragt: Der Name bleibt.",
    nobody: "Zu diesem Plan wird niemand benachrichtigt.",
    wasTold: "Wir hatten deiner Vertrauensperson schon geschrieben. Sag ihr bitte, dass es dir gut geht.",
  },
  own: {
    title: "Deine Nachfragen „Ich bin zu Hause“",
    text: "Sie bleiben auch nach einer Blockierung oder Absage: Nur du beendest sie.",
  },
  problems: {
    noHour: "Wähl Tag und Uhrzeit.",
    past: "Diese Uhrzeit ist schon vorbei.",
    beforePlan: "Nicht vor dem Beginn des Plans.",
    tooFar: "Höchstens {{max}} Stunden nach dem Plan.",
    email: "Gib eine gültige E-Mail-Adresse ein, zum Beispiel name@beispiel.de",
    letters: "Ein Name mit höchstens {{max}} Buchstaben aus einem Alphabet, ohne Schimpfwörter.",
  },
};
