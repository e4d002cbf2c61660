import type { Phrases } from "../dictionary.ts";

export const privacy: Phrases["privacy"] = {
  meta: {
    title: "Datenschutz · Nakamatch",
    description:
      "Welche Daten Nakamatch speichert, wofür, wie lange, wer sie sonst sieht und wie du sie bekommst oder löschen lässt.",
  },
  title: "Datenschutz",
  lead: "Was wir über dich wissen, wofür wir es brauchen und wie wir es wieder vergessen. Kein Tracking, keine Werbung, kein Verkauf von Daten.",
  summary: {
    title: "In einer Minute",
    keep: "Wir speichern, was du in dein Profil stellst, deine Likes, deine Chats und das Nötigste, damit niemand sonst in dein Konto kommt. Wo dein Gerät ist, fragen wir nie.",
    use: "Damit zeigen wir dir Leute, die dasselbe suchen wie du, und halten den Ort sicher. Ohne Werbung und ohne Tracker.",
    seen: "Andere sehen dein Profil, nie deine E-Mail-Adresse, dein Geburtsdatum oder wo du bist. Deine Chats liest niemand im Team, außer den letzten Nachrichten eines gemeldeten Chats.",
    sold: "Wir verkaufen nichts. Beteiligt sind nur Dienste, die wir brauchen, etwa Stripe für Premium-Zahlungen.",
    yours:
      "In den Einstellungen lädst du deine Daten herunter oder löschst dein Konto. Das Wenige, das danach bleibt, hat seine Frist, siehe unten.",
  },
  who: {
    title: "Wer für deine Daten verantwortlich ist",
    operator: "Verantwortlich: {{name}}",
    address: "Anschrift: {{address}}",
    text: "Verantwortlich für deine Daten ist, wer diese Seite betreibt. Bei allen Fragen dazu schreib an:",
  },
  data: {
    title: "Was wir speichern und wofür",
    account: {
      title: "Dein Konto",
      text: "Deine E-Mail-Adresse, dein Passwort und deine Sprache. Das Passwort ist so gespeichert, dass auch wir es nicht lesen können. Die Adresse brauchen wir zum Anmelden, um zu prüfen, dass sie dir gehört, und um dir Wichtiges mitzuteilen, nie für Werbung. Wenn du dich mit Google oder Discord anmeldest, auch die Kennung deines Kontos dort.",
    },
    profile: {
      title: "Dein Profil und deine Interessen",
      text: "Name, Nickname, Geburtsdatum, Geschlecht, Land, Stadt, Bio, Sprachen, deine Antworten auf unsere Fragen, was und wen du suchst, die Titel, die du magst, welche davon in deinem Regal stehen und wie weit du mit ihnen bist. Damit zeigen wir dich Menschen, die dasselbe suchen, und berechnen Alter, Entfernung und Übereinstimmung. Den Standort deines Geräts fragen wir nie ab. Importierst du eine Datei mit deiner Liste, wird sie auf deinem Gerät gelesen: Bei uns kommen nur die Titel an und, wie weit du mit denen bist, die du hinzufügst. Holst du die Liste über deinen Benutzernamen, fragt unser Server danach und behält weder den Namen noch die Liste. Einmal in der Nacht stellen wir fest, ob du im Lauf des letzten Tages oder der letzten Woche online warst; andere lesen das, wenn du es nicht in den Einstellungen ausschaltest.",
    },
    photo: {
      title: "Deine Fotos",
      text: "Die Fotos, die du hochlädst, bis zu sechs, zugeschnitten und ohne versteckte Daten wie Ort oder Kamera. Ein Programm auf unserem eigenen Server kann ein Foto zurückhalten, das nach expliziten Inhalten aussieht, bis die Moderation es angesehen hat. Den Server verlässt es dafür nicht.",
    },
    verification: {
      title: "Dein verifiziertes Profil",
      text: "Wenn du um das Häkchen bittest: die Geste, um die wir dich bitten, dein Foto damit und seit wann du das Häkchen hast. Nur die Moderation sieht dieses Foto, und wir halten fest, wer es wann öffnet. Kein Programm zur Gesichtserkennung bekommt es.",
    },
    meetings: {
      title: "Likes, Matches, Blockierungen, ausgeblendete Personen und gespeicherte Suchen",
      text: "Wem du ein Like gibst, mit wem du ein Match hast und wen du blockierst, damit sich der Chat bei gegenseitigem Like öffnet und dir niemand mehr begegnet, den du blockiert hast. Außerdem, wen du in „Entdecken“ ausblendest, damit wir dir diese Leute nicht mehr zeigen: Das sieht sonst niemand. Und die Suchen, die du speicherst, mit Namen und Filtern, damit du sie mit einem Fingertipp wiederholst und wir dir in den Neuigkeiten per E-Mail sagen, wie viele neue Leute passen; dafür merken wir uns auch, wann jede Person ihre E-Mail-Adresse bestätigt. Und wer unter „Deine Leute für heute“ war, damit wir dir jeden Tag andere bringen, und wie weit weg sie höchstens wohnen und ob sie deine Sprachen sprechen sollen. Schickst du mit einem Like ein paar Worte, auch diese Worte und worum im Profil es geht; sie sieht, wer das Like bekommt, und bei einer Meldung oder einem Hinweis die Moderation.",
    },
    chats: {
      title: "Deine Chats",
      text: "Die Nachrichten, wann sie gesendet und gelesen wurden, womit und wann ein Chat beendet wurde, die Reaktionen darauf und wann du zuletzt online warst. Eine Nachricht kannst du 10\u00a0Minuten lang zurücknehmen: Ihre Worte stehen dann nirgends mehr und werden nur für eine Meldung aufgehoben. Schon verschickte E-Mails bleiben, wie sie sind. Eure Pläne zu zweit: was, wann und wo, und wer wann zugesagt, abgesagt oder um eine andere Zeit gebeten hat. Das seht nur ihr beide, und wer von einem von euch einen Link dazu bekommt, der auch Nickname, Alter und erstes Foto der anderen Person zeigt; wir speichern, wann er erstellt und wie oft er geöffnet wurde und wann „Alles gut“ kam. Nach einer Absage, einem Ende, einer Sperre oder wenn diese Person blockiert, zeigt er nur noch Nickname und Plan; blockiert, wer ihn erstellt hat, bleiben Foto und Alter. In einer Kalenderdatei und in E-Mails dazu steht niemandes Name. Von ersten Nachrichten und Worten zu Likes speichern wir außerdem eine Prüfsumme, aus der sich der Text nicht wiederherstellen lässt, um Leute zu bremsen, die allen dasselbe schicken.",
    },
    afterPlans: {
      title: "Was aus deinen Plänen wurde",
      text: "Was du zu einem vergangenen Plan sagst: dass ihr euch getroffen habt, dass es nicht dazu kam, dass etwas nicht in Ordnung war, oder nichts. Niemand sonst sieht das, auch die andere Person nicht; meldest du sie, steht deine Antwort nicht in der Meldung. Sagt ihr beide, dass ihr euch getroffen habt, behalten wir bei deinem Konto eine Prüfsumme von euch beiden, die ohne das Geheimnis unseres Servers niemand lesen kann. Sie dient nur einem: Dein Profil kann sagen „Hat schon Leute von hier getroffen“, wenn du es in den Einstellungen einschaltest. Im Download deiner Daten steht sie nicht, weil sie verraten würde, was jemand anders geantwortet hat. Außerdem zählen wir ohne Namen, wie viele Pläne es gab und bei wie vielen man sich traf.",
    },
    checkIns: {
      title: "Sagen, dass du zu Hause bist",
      text: "Die Uhrzeit, die du nach einem Plan festlegst, und deine Antwort. Von deiner Vertrauensperson: ihre E-Mail-Adresse und der Name, unter dem sie dich kennt, nur solange sie gebraucht werden; niemand sieht die Adresse, auch du nicht und nicht dein Archiv; den Namen nur ihr beide. Sie bekommt eine Frage und, wenn du nicht antwortest, eine E-Mail mit diesem Namen und der Uhrzeit; nichts über die andere Person oder den Plan. Von jeder Adresse behalten wir einen Code (Hash), aus dem sie sich nicht zurückgewinnen lässt, damit niemand zu oft gefragt wird.",
    },
    going: {
      title: "Veranstaltungen, zu denen du gehst",
      text: "Zu welchen Veranstaltungen du gehst, seit wann du das sagst, wer es sehen darf und ob nur verifizierte Leute. Das sagt, wo du sein wirst: nur den Tag oder die Tage und die Stadt der Veranstaltung. Es sehen nur Leute, die auch hingehen und die du selbst siehst: Leute mit einem Like von dir und deine Matches oder, wenn du das wählst, alle passenden Leute, die hingehen, und erst nach 24 Stunden. Für alle anderen gibt es je Veranstaltung eine Zahl, auf Zehner abgerundet. Wir merken uns auch, wann du dich umentschieden hast, damit niemand durch Zu- und Absagen nachsieht.",
    },
    sessions: {
      title: "Deine Geräte",
      text: "Mit welchem Browser und von welcher IP-Adresse du dich anmeldest, und wann: So bleibst du angemeldet und kannst ein Gerät abmelden, das nicht deins ist. Mit der Bestätigung in zwei Schritten auch die App oder Telefonnummer dafür, mit Passkeys deren Namen und wann du sie verwendet hast. Fingerabdruck, Gesicht und PIN bleiben auf deinem Gerät.",
    },
    reports: {
      title: "Meldungen",
      text: "Wer wen warum meldet, und als Beweis, was in diesem Moment zu sehen war: das Profil mit seinen Fotos oder Nachrichten des Chats mit dem Alter der gemeldeten Person (die letzten 50, die letzten 50 dieser Person und die markierte mit je 25 davor und danach), dazu Worte, die mit einem Like kamen. Auch die Antwort, falls es eine gibt, ob jemand in Gefahr oder unter 18 sein oder Geld wollen könnte. Und was die Moderation die gemeldete Person fragt, mit deren Antwort. Nur die Moderation sieht das.",
    },
    moderation: {
      title: "Moderation",
      text: "Verwarnungen, Sperren und Einsprüche mit ihren Gründen sowie automatische Hinweise für die Moderation: Wörter aus unserer Wortliste in Namen, Bios, Antworten und Worten zu Likes, wiederholte Nachrichten und neue Konten mit der E-Mail-Adresse einer gesperrten Person. Für Letzteres speichern wir nur eine Prüfsumme der Adresse, nicht die Adresse selbst.",
    },
    premium: {
      title: "Premium",
      text: "Wenn du Premium hast: welches Abo, von wann bis wann, und seine Nummer. Deine Kartennummer läuft nicht über uns: Marke und letzte vier Ziffern fragt die Premium-Seite wie deine Rechnungen bei Stripe ab, wenn sie sie dir zeigt, und wir speichern sie nicht.",
    },
    alerts: {
      title: "Deine Benachrichtigungen",
      text: "Welche Benachrichtigungen du willst, wie oft wir dir Neuigkeiten per E-Mail schicken und wann die letzte E-Mail kam, deine Ruhezeiten und deine Zeitzone. Für jeden Browser, in dem du Benachrichtigungen einschaltest, auch seine Adresse beim Push-Dienst und was wir dorthin geschickt haben, bis du dich abmeldest; die Adresse bis zu zehn Minuten länger, um zu schließen, was das Gerät noch anzeigt. In jeder E-Mail mit Neuigkeiten findest du einen Link zum Abbestellen.",
    },
    technical: {
      title: "Technisches",
      text: "Damit niemand den Dienst überlastet, zählen wir Anfragen je IP-Adresse, nur im Arbeitsspeicher und mit einer Prüfsumme anstelle der Adresse. Das technische Protokoll enthält von niemandem Namen, E-Mail-Adressen, IP-Adressen oder Texte.",
    },
  },
  bases: {
    title: "Warum wir das dürfen",
    intro: "Das Gesetz verlangt für alle Daten einen Grund. Das sind unsere, nach der Datenschutz-Grundverordnung:",
    contract:
      "Der Vertrag mit dir (Artikel 6 Absatz 1 Buchstabe b): Konto, Profil, Fotos, Likes, Chats, Anmeldungen und Premium. Ohne sie funktioniert Nakamatch nicht.",
    consent:
      "Deine Einwilligung (Artikel 9 Absatz 2 Buchstabe a): Welche Geschlechter du für eine Beziehung suchst, kann deine Orientierung verraten. Du gibst es freiwillig an und kannst es jederzeit ändern, indem du nur Freundschaft wählst.",
    interest:
      "Das berechtigte Interesse (Artikel 6 Absatz 1 Buchstabe f) an einem sicheren Ort: Meldungen, Beweise, Moderation, automatische Hinweise und Schutz vor Missbrauch. Es umfasst auch E-Mails mit Neuigkeiten. Du kannst beidem widersprechen; die E-Mails stoppst du mit einem Fingertipp.",
    duty: "Eine rechtliche Pflicht (Artikel 6 Absatz 1 Buchstabe c): dir jede Entscheidung der Moderation zu erklären, deinen Einspruch zu bearbeiten und Gerichten Auskunft zu geben, wenn sie es verlangen.",
  },
  times: {
    title: "Wie lange",
    intro: "Was zu deinem Konto gehört, bleibt so lange wie dein Konto. Für alles andere gelten diese Fristen:",
    columns: { what: "Was", time: "Wie lange" },
    unconfirmed: { what: "Konten, die niemand bestätigt", time: "7\u00a0Tage" },
    sessions: { what: "Anmeldungen, die du nicht mehr nutzt", time: "höchstens 30\u00a0Tage" },
    links: {
      what: "Links zum Bestätigen der E-Mail-Adresse und für ein neues Passwort",
      time: "24\u00a0Stunden für die Bestätigung, 1\u00a0Stunde für das Passwort",
    },
    addresses: { what: "Deine vorherige E-Mail-Adresse, wenn du sie änderst", time: "7\u00a0Tage" },
    emails: { what: "E-Mails an dich, sobald sie verschickt sind", time: "Höchstens 2\u00a0Stunden" },
    jobs: { what: "Andere interne Aufgaben, sobald sie erledigt sind", time: "7\u00a0Tage" },
    requests: { what: "Zähler der E-Mails und Codes, die du angefordert hast", time: "1\u00a0Tag" },
    exports: { what: "Die Datei mit deinen Daten", time: "1\u00a0Tag" },
    devices: { what: "Das Cookie, das dein Gerät wiedererkennt, seit der letzten Anmeldung", time: "400\u00a0Tage" },
    identity: {
      what: "Eine Registrierung mit Google oder Discord, die du nicht abschließt",
      time: "1\u00a0Stunde, in deinem Browser",
    },
    alerts: { what: "Welche Benachrichtigungen wir dir geschickt haben", time: "1\u00a0Tag" },
    language: { what: "Cookie mit deiner Sprache", time: "365\u00a0Tage" },
    uploads: {
      what: "Ersetzte oder entfernte Fotos",
      time: "Sofort nicht mehr zu sehen; Kopien in anderen Browsern laufen nach 1\u00a0Stunde ab",
    },
    firstMessages: {
      what: "Prüfsumme, an der wir eine wiederholte erste Nachricht erkennen, und wie viele Likes mit Worten du schickst",
      time: "24\u00a0Stunden, bis zum täglichen Aufräumen",
    },
    dailyPeople: {
      what: "Wer unter „Deine Leute für heute“ war",
      time: "7\u00a0Tage, bis zum täglichen Aufräumen",
    },
    words: {
      what: "Die Worte zu einem Like, das du gelöscht hast oder dem eine Blockierung folgte, damit man sie noch melden kann",
      time: "30\u00a0Tage, bis zum täglichen Aufräumen",
    },
    going: { what: "Zu welcher Veranstaltung du gehst", time: "Bis eine Woche nach ihrem Ende oder bis du absagst" },
    goingChanges: { what: "Wann du zugesagt oder geändert hast, wer es sieht", time: "30\u00a0Tage" },
    checkIns: { what: "Die Uhrzeit, zu der du sagst, dass du zu Hause bist", time: "3 Tage danach" },
    trustedPeople: {
      what: "Die E-Mail-Adresse deiner Vertrauensperson",
      time: "48 Stunden ohne Antwort; sonst bis Plan und Nachfrage vorbei sind: der Plan zu seiner Zeit, die Nachfrage spätestens 24 Stunden, nachdem ihre E-Mail fällig war",
    },
    trustedMailboxes: {
      what: "Der Code einer Adresse, die wir gefragt haben",
      time: "30 Tage; will sie keine Fragen mehr, bis wir gebeten werden, ihn zu löschen",
    },
    takenBack: {
      what: "Zurückgenommene Nachrichten, damit man sie noch melden kann",
      time: "30\u00a0Tage, bis zum täglichen Aufräumen; solange eine Meldung offen ist, bis jemand entschieden hat, auch wenn jemand sein Konto löscht",
    },
    plans: {
      what: "Pläne zu zweit, was auch aus ihnen wurde",
      time: "30\u00a0Tage nach ihrem Ende, bis zum täglichen Aufräumen",
    },
    planLinks: {
      what: "Links zu einem Plan, und der Nickname, den sie von einem gelöschten Konto zeigen",
      time: "12\u00a0Stunden nach dem Plan, oder wenn du den Link beendest",
    },
    afterPlans: {
      what: "Was du zu einem vergangenen Plan sagst, und die Prüfsumme zweier Leute, die sich getroffen haben",
      time: "Was du sagst, 14\u00a0Tage nach dem Ende des Plans, bis zum täglichen Aufräumen; die Prüfsumme, bis eine der beiden Personen ihr Konto löscht, bis zum täglichen Aufräumen",
    },
    evidence: {
      what: "Beweise einer Meldung, auch wenn jemand sein Konto löscht",
      time: "1\u00a0Jahr, und bis jemand entschieden hat; danach noch 6\u00a0Monate und bis wir deinen Einspruch beantwortet haben",
    },
    outcomes: { what: "Ob wir wegen deiner Meldung etwas unternommen haben", time: "1\u00a0Jahr" },
    noteDrafts: {
      what: "Nicht gesendete Anmerkungen und Antworten der Moderation",
      time: "Bis jemand entscheidet, höchstens 30 Tage",
    },
    gestures: {
      what: "Das Foto deiner Geste, falls niemand vorher entscheidet und du es nicht zurückziehst; danach, wie deine Anfrage ausging",
      time: "7\u00a0Tage",
    },
    readings: { what: "Wer aus der Moderation das Foto deiner Geste wann gesehen hat", time: "1\u00a0Jahr" },
    privateNotes: {
      what: "Was das Moderationsteam über dich notiert; es steht auch in deinen heruntergeladenen Daten",
      time: "1\u00a0Jahr",
    },
    signals: { what: "Automatische Hinweise für die Moderation, sobald sie erledigt sind", time: "1\u00a0Jahr" },
    bannedEmail: {
      what: "Prüfsumme der E-Mail-Adresse eines gesperrten Kontos oder eines, das bei offenen Meldungen gelöscht wurde",
      time: "Bis 1 Jahr nach der Sperre; bei einer dauerhaften unbefristet; ohne Sperre, bis jemand entscheidet",
    },
    log: {
      what: "Protokoll der Entscheidungen der Moderation",
      time: "Unbefristet, mit Pseudonymen; mit dem Konto löschen wir die Zuordnung zur Person",
    },
    backups: {
      what: "Sicherungskopien",
      time: "Gelöschtes verschwindet daraus nach höchstens 90 Tagen; bis dahin sorgt eine Liste ohne Namen dafür, dass kein gelöschtes Konto zurückkommt",
    },
  },
  others: {
    title: "Wer sonst beteiligt ist",
    intro: "Wir verkaufen deine Daten nicht und geben sie nicht weiter. Beteiligt sind nur:",
    members:
      "Andere Menschen auf Nakamatch, die dein Profil sehen. Deine E-Mail-Adresse, dein Geburtsdatum und deinen Aufenthaltsort sehen sie nie.",
    hosting:
      "Die Server, die wir für diese Seite mieten: Dort liegen die Datenbank und die Fotos, und von dort kommen die Live-Updates. Sie speichern, nutzen aber nichts.",
    mail: "Die Dienste, die unsere E-Mails und SMS an dich zustellen.",
    providers:
      "Google oder Discord, wenn du dich damit anmeldest. Sie erfahren, dass du Nakamatch nutzt; wir erfahren von ihnen deine E-Mail-Adresse und die Kennung deines Kontos dort, von Google auch deinen Namen. Was du hier machst, erzählen wir ihnen nicht.",
    payment:
      "Stripe, das Premium auf seiner eigenen Seite abrechnet. Es bekommt deine E-Mail-Adresse, die Kennung deines Kontos hier und was du beim Bezahlen eingibst. Löschst du dein Konto, bitten wir Stripe, deine Daten ebenfalls zu löschen.",
    push: "Der Push-Dienst deines Browsers (von Google, Mozilla, Apple oder Microsoft), nur wenn du Benachrichtigungen einschaltest. Er bekommt jede verschlüsselt und kann sie nicht lesen.",
    flags:
      "flagcdn.com, von wo dein Browser die Länderflaggen lädt. Der Dienst erfährt deine IP-Adresse und welche Flagge es ist, aber nicht, auf welcher Seite du bist.",
    lists:
      "AniList oder MyAnimeList, falls diese Seite das anbietet und du deine Liste von dort über deinen Benutzernamen holst. Sie bekommen diesen Namen von unserem Server, aber weder, wer du bist, noch deine IP-Adresse; wir lesen nur, was öffentlich ist, und behalten den Namen nicht.",
    passwords:
      "Falls diese Seite einen nutzt, ein Dienst, der geleakte Passwörter kennt. Er bekommt nur fünf Zeichen einer Prüfsumme deines neuen Passworts, die viele andere teilen: weder das Passwort noch, wer du bist.",
    translation:
      "Falls diese Seite es erlaubt, der Hersteller des Browsers, in dem sich jemand aus dem Moderationsteam eine Meldung, einen Einspruch oder die Beweise übersetzen lässt: Meist übersetzt der Browser auf dem Gerät, er kann den Text aber auch an seinen Hersteller schicken.",
    law: "Polizei und Gerichte, wenn das Gesetz uns verpflichtet.",
  },
  device: {
    title: "Auf deinem Gerät",
    cookie: {
      intro: "Wir verwenden nur Cookies, ohne die es nicht geht:",
      session:
        "Die einen halten dich angemeldet. Skripte auf der Seite können nur eines davon lesen, das sagt, dass hier jemand angemeldet ist.",
      device:
        "Eines erkennt dieses Gerät nach einer Anmeldung wieder, damit dich falsche Passwörter von Fremden nicht aussperren. Wie die ersten enthält es weder Namen noch Adresse.",
      language: "Eines merkt sich deine Sprache.",
      signUp:
        "Wenn du dich registrierst, erkennt eines dieses Gerät einen Tag lang wieder, damit du nach dem Bestätigen gleich drin bist.",
      provider:
        "Wenn du dich zum ersten Mal mit Google oder Discord anmeldest, speichert eines verschlüsselt, was wir von dort wissen, bis du die Registrierung abschließt oder eine Stunde vorbei ist.",
    },
    storage:
      "Dein Browser speichert deine Sprache, das Design und andere Einstellungen. Solange du angemeldet bist, auch deinen Nickname, dein Foto, noch nicht gesendete Nachrichten und eine noch nicht gespeicherte Bio: Beim Abmelden ist das weg. Dazu eine Zeit lang die Adresse, an die wir gerade geschrieben haben. Was du beim Registrieren eingibst, bleibt ohne das Passwort bis zu einer halben Stunde im Tab, falls du ihn neu lädst.",
    nothing:
      "Es gibt keine Cookies für Werbung oder Statistik und keine Skripte anderer Firmen. Deshalb siehst du auch keinen Cookie-Hinweis.",
  },
  machines: {
    title: "Was eine Maschine entscheidet",
    text: "Die Übereinstimmung und die Reihenfolge, in der du Menschen siehst, berechnet ein Programm aus Titeln und Entfernung; deine Leute für heute wählt es nach Titeln und per Los. Ein Programm kann auch ein Foto zurückhalten oder eine wiederholte Nachricht bremsen. Mehr nicht: Über Verwarnungen und Sperren entscheidet immer ein Mensch, mit schriftlicher Begründung, und gegen jede kannst du einmal Einspruch einlegen, über den eine andere Person entscheidet.",
  },
  rights: {
    title: "Deine Rechte",
    intro: "Ein Wort genügt, einen Grund brauchst du nicht:",
    access:
      "Erfahren, was wir über dich haben, und es in einer Datei bekommen, die auch andere Programme lesen können.",
    correct: "Es berichtigen: fast alles selbst, wenn du dein Profil bearbeitest.",
    erase:
      "Dein Konto löschen, mit Profil, Fotos, Interessen, Likes, Blockierungen und Anmeldungen. Nachrichten, die du verschickt hast, bleiben ohne deinen Namen im Chat der anderen; offene Meldungen, ebenfalls ohne deinen Namen, bis jemand entscheidet, und Beweise einer Meldung, bis ihre Frist abläuft.",
    object: "Einer bestimmten Nutzung widersprechen oder verlangen, dass wir sie aussetzen, bis es geklärt ist.",
    withdraw: "Deine Einwilligung jederzeit widerrufen, ohne dass sich am Vergangenen etwas ändert.",
    how: "Deine Daten lädst du in den Einstellungen herunter, dort löschst du auch dein Konto; wenn es gesperrt ist, geht beides bei der Anmeldung. Für alles andere schreib uns von der E-Mail-Adresse deines Kontos aus: Wir antworten innerhalb eines Monats.",
    complain:
      "Wenn du findest, dass wir etwas falsch machen, kannst du dich an die Datenschutzbehörde deines Landes wenden.",
  },
  age: {
    title: "Nur für Erwachsene",
    text: "Nakamatch ist ab 18\u00a0Jahren. Wir speichern wissentlich keine Daten von Minderjährigen: Stellen wir fest, dass ein Konto einer minderjährigen Person gehört, schließen wir es.",
  },
  changes: {
    title: "Änderungen",
    text: "Ändert sich Nakamatch, ändern sich auch diese Seite und das Datum oben.",
    terms: "Was andere von dir sehen und welche Regeln gelten, steht in den Nutzungsbedingungen.",
  },
};
