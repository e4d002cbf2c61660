import type { Phrases } from "../dictionary.ts";

export const terms: Phrases["terms"] = {
  meta: {
    title: "Nutzungsbedingungen und Sicherheit · Nakamatch",
    description: "Die Regeln von Nakamatch, wie du dich sicher verabredest und was wir mit jeder Meldung machen.",
  },
  title: "Nutzungsbedingungen",
  lead: "Was du von Nakamatch erwarten kannst und was Nakamatch von dir erwartet. Ohne Kleingedrucktes.",
  service: {
    title: "Was Nakamatch ist",
    what: "Ein Ort für neue Freundschaften oder eine Beziehung, wenn du Anime, Manga, Videospiele, Serien oder Filme liebst. Wir zeigen dir Menschen, die dasselbe suchen wie du. Ist das Like gegenseitig, könnt ihr chatten.",
    compatibility:
      "Die Übereinstimmung vergleicht die Titel, die ihr ausgewählt habt, und sonst nichts. Aus deiner Stadt berechnen wir die Entfernung.",
    free: "Nakamatch ist kostenlos. Nur Premium kostet etwas, und es ändert nur, wie dein Name aussieht und wer bei Gleichstand vorn steht.",
    premium: {
      renewal:
        "Premium ist ein Abo. Es verlängert sich je nach Angebot jeden Monat oder jedes Jahr zu dem Preis, den du vor dem Bezahlen siehst, inklusive Mehrwertsteuer.",
      notice: "14 Tage vor einer jährlichen Verlängerung schreiben wir dir.",
      cancel: "Kündigen kannst du jederzeit auf der Premium-Seite mit zwei Klicks, bezahlte Zeit bleibt dir.",
      withdraw:
        "In den ersten 14 Tagen nach dem Kauf kannst du dort auch widerrufen, ohne Gründe zu nennen: Du bekommst den vollen Preis auf demselben Weg zurück.",
      unpaid:
        "Klappt die Abbuchung einer Verlängerung nicht, bleibt dir Premium noch 7 Tage, während wir es wieder versuchen.",
    },
  },
  account: {
    title: "Dein Konto",
    age: "Nur ab 18\u00a0Jahren. Erfahren wir, dass jemand jünger ist, schließen wir das Konto.",
    truth:
      "Ein Mensch, ein Konto, mit wahren Angaben. Deinen Nickname denkst du dir aus, dein Foto darf eine Zeichnung sein, aber nie das Gesicht von jemand anderem.",
    confirm:
      "Vor dem ersten Anmelden bestätigst du deine E-Mail-Adresse. Konten, die niemand bestätigt, löschen wir nach einer Woche.",
    password: "Dein Passwort gehört nur dir: Wir fragen nie danach, weder per E-Mail noch im Chat.",
    leave:
      "Wenn du gehen möchtest, lösch dein Konto in den Einstellungen: Profil, Fotos, Interessen und Likes verschwinden mit ihm. Nachrichten, die du verschickt hast, bleiben ohne deinen Namen im Chat der anderen.",
  },
  privacy: {
    title: "Was andere von dir sehen",
    seen: "Andere auf Nakamatch sehen dein Profil: Name, Nickname, Alter, Land, Stadt, Geschlecht, was und wen du suchst, deine Bio, deine Antworten, deine Fotos und dein Häkchen, wenn du eins hast, deine Interessen, dein Regal, wie weit du mit jedem Titel bist, und wie viele Kilometer eure Städte auseinanderliegen.",
    hidden:
      "Niemand sieht deine E-Mail-Adresse, dein Geburtsdatum oder wo du gerade bist: Wir kennen nur die Stadt, die du angibst.",
    photo:
      "Aus deinen Fotos entfernen wir versteckte Daten wie Ort und Kamera. Ihre Adressen kann niemand erraten, aber wer eine hat, kann das Foto öffnen, bis du es wechselst.",
    chats:
      "Niemand aus dem Team liest deine Chats. Nur wenn jemand einen Chat meldet, sichern wir die letzten Nachrichten, und nur die Moderation sieht sie.",
    yours:
      "Was du schreibst und hochlädst, gehört weiter dir. Du erlaubst uns, es auf Nakamatch zu zeigen, und mehr nicht.",
  },
  conduct: {
    title: "Was hier keinen Platz hat",
    intro:
      "Die kurze Regel: Geh mit anderen so um, wie du in einer ersten Nachricht angesprochen werden willst. Die lange, nämlich was wir nicht zulassen:",
    harassment: "Belästigen, drohen, beleidigen oder nach einem Nein weitermachen.",
    hate: "Hass wegen Herkunft, Geschlecht, Orientierung, Religion, Aussehen oder Behinderung.",
    explicit: "Nacktheit, expliziter Sex oder Gewalt in Fotos und Profilen, oder ungefragt an andere geschickt.",
    minors: "Sexuelle Inhalte mit Minderjährigen, auch gezeichnete. Das übergeben wir der Polizei.",
    impersonation: "Sich als jemand anderes ausgeben oder ein Leben erfinden, um andere zu täuschen.",
    money: "Um Geld bitten, verkaufen, werben oder allen dieselbe Nachricht schicken.",
    evasion: "Während einer Sperre mit einem anderen Konto zurückkommen.",
    limits:
      "Gegen Spam gibt es automatische Grenzen für Likes und Nachrichten. Erreichst du eine, sagen wir dir, wann es weitergeht.",
  },
  safety: {
    title: "Sicherheit",
    intro: "Wie du dich sicher verabredest, was nach einer Meldung passiert und wo du Hilfe findest.",
    meet: {
      title: "Vor dem Treffen und währenddessen",
      talk: "Schreib eine Weile hier, bevor du deine Nummer oder einen anderen Messenger weitergibst. Wer es gut meint, hat es nicht eilig.",
      video: "Macht vorher einen Videoanruf: Nach fünf Minuten weißt du, ob es der Mensch auf dem Foto ist.",
      public: "Trefft euch beim ersten Mal tagsüber und unter Leuten: im Café, im Comicladen, auf einer Convention.",
      tell: "Sag jemandem, dem du vertraust, wen du triffst, wo und bis wann. Teil deinen Standort mit dieser Person.",
      way: "Fahr selbst hin und zurück, mit geladenem Handy.",
      leave:
        "Behalte dein Getränk im Blick. Wenn sich etwas falsch anfühlt, geh: Du schuldest niemandem eine Erklärung.",
      money:
        "Schick kein Geld, keine Gutscheinkarten, keine Codes und keine Ausweise, egal wie traurig oder eilig die Geschichte klingt.",
      images:
        "Schick keine intimen Fotos an Menschen, die du nicht kennst. Wirst du erpresst: nicht zahlen, Beweise sichern, melden.",
    },
    report: {
      title: "Was nach einer Meldung passiert",
      seal: "Im selben Moment sichern wir den Beweis: das Profil mit seinen Fotos oder die Nachrichten des Chats, auf die es ankommt (die letzten und jede, die du markierst, mit denen davor und danach). Danach kann ihn niemand mehr ändern, auch nicht, wer sein Profil bearbeitet oder sein Konto löscht.",
      keep: "Den Beweis sieht nur die Moderation. Nach einem Jahr löschen wir ihn, nie bevor jemand entschieden hat oder solange ein Einspruch ihn braucht.",
      quiet: "Wir sagen der anderen Person nicht, wer sie gemeldet hat.",
      human:
        "Es entscheidet immer ein Mensch. Automatische Filter können ein Foto zurückhalten oder eine wiederholte Nachricht stoppen, aber niemanden sperren.",
      outcome:
        "Manchmal folgt daraus nichts, manchmal eine Verwarnung oder eine Sperre: für einen Tag, eine Woche, einen Monat oder für immer.",
      answer:
        "Wir sagen dir Bescheid, sobald wir die Meldung geprüft haben. Was wir über die andere Person entscheiden, erzählen wir nicht weiter.",
      again:
        "Unter „Entscheidungen“ siehst du, ob wir etwas unternommen haben. Wenn nicht, kannst du einmal darum bitten, dass jemand anderes aus dem Team es sich ansieht.",
      block: "Du musst nicht warten: Blockieren wirkt sofort, und niemand erfährt davon.",
    },
    help: {
      title: "Wenn du Hilfe brauchst",
      danger:
        "Bist du gerade in Gefahr, wähl den Notruf: 112 in Europa, 911 in weiten Teilen Amerikas, 190 in Brasilien oder die Nummer deines Landes.",
      lines:
        "In fast jedem Land gibt es kostenlose, vertrauliche Hilfetelefone gegen Gewalt, zur Suizidprävention und für junge Menschen. Such nach „Hilfetelefon“ und deinem Land: Dort ist jemand, der zuhören kann.",
      police:
        "Drohungen, Übergriffe, Erpressung und Betrug sind Straftaten: Zeig sie auch bei der Polizei an. Verlangt ein Gericht die Beweise von uns, geben wir sie heraus.",
      us: "Für alles andere sind wir da:",
    },
  },
  decisions: {
    title: "Verwarnungen, Sperren und Einspruch",
    statement:
      "Entscheiden wir etwas über dich, sagen wir dir in deiner Sprache, welche Regel es ist, worauf wir uns stützen, ob ein Programm beteiligt war und wie du Einspruch einlegst. Du liest es auf der Seite (bei einer Sperre, wenn du dich anmeldest) und in einer E-Mail.",
    warning: "Eine Verwarnung liest du, bestätigst sie und machst weiter. Sie nimmt dir nichts weg.",
    ban: "Bei einer Sperre kannst du dich nicht anmelden, und niemand sieht dein Profil. Sie endet von selbst an dem Tag, den wir dir nennen.",
    appeal:
      "Gegen jede Entscheidung kannst du einmal Einspruch einlegen, auch wenn du gesperrt bist. Ihn prüft jemand anderes aus der Moderation, nie die Person, die entschieden hat. Hast du recht, ist alles wieder wie zuvor.",
    log: "Jede Entscheidung kommt in ein Protokoll, das niemand unbemerkt ändern kann. Statt Namen stehen dort Pseudonyme; mit einem Konto löschen wir auch die Zuordnung zu seinem Pseudonym.",
  },
  limits: {
    title: "Wo unsere Grenzen sind",
    identity:
      "Wir prüfen weder Identität noch Vorgeschichte: Wir wissen, dass es die E-Mail-Adresse gibt, und wenig mehr. Darum sind die Tipps oben so wichtig.",
    people:
      "Wir stellen die Werkzeuge und die Moderation, aber jeder Mensch steht für sein Handeln ein, hier drinnen und draußen.",
    service:
      "Wir kümmern uns um den Dienst, können aber nicht versprechen, dass er nie ausfällt. Auch nicht, dass du die große Liebe findest. Wir drücken dir die Daumen.",
    law: "Nichts davon nimmt dir die Rechte, die dir das Gesetz deines Landes gibt.",
  },
  changes: {
    title: "Änderungen und Kontakt",
    date: "Ändern wir diese Bedingungen, ändert sich oben das Datum. Bist du nicht mehr einverstanden, kannst du dein Konto in den Einstellungen löschen.",
    write: "Fragen, Kritik, Ideen? Schreib uns:",
  },
  transparency: {
    title: "Transparenz",
    intro:
      "Wie viele Entscheidungen wir jedes Jahr treffen, aus welchem Grund und was danach geschah. Die Zahlen kommen aus unserem Protokoll, das niemand unbemerkt ändern kann.",
    few: "Unter {{count}} nennen wir keine genaue Zahl, damit niemand erkennbar ist.",
    empty: "Noch gibt es keine Entscheidungen zu zählen.",
    error: "Wir konnten die Zahlen nicht laden.",
    year: "Entscheidungen {{year}}",
    columns: { decision: "Entscheidung", outcome: "Was danach geschah", count: "Anzahl" },
    actions: {
      warning: "Verwarnung",
      ban: "Sperre",
      dismissal: "Meldungen ohne Folgen",
      photo_rejected: "Foto abgelehnt",
    },
    outcomes: {
      stands: "Kein Einspruch",
      lifted: "Vorzeitig aufgehoben",
      upheld: "Einspruch abgelehnt",
      reversed: "Einspruch angenommen",
    },
    fewer: "weniger als {{count}}",
  },
};
