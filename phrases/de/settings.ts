import type { Phrases } from "../dictionary.ts";

export const settings: Phrases["settings"] = {
  meta: "Einstellungen · Nakamatch",
  title: "Einstellungen",
  back: "Alle Einstellungen",
  search: {
    label: "Einstellungen durchsuchen",
    none: "Keine Einstellung mit „{{query}}“.",
    found_one: "{{count}} Treffer",
    found_other: "{{count}} Treffer",
  },
  groups: { account: "Dein Konto", app: "Diese App", people: "Andere Menschen", data: "Deine Daten" },
  parts: {
    account: {
      title: "Konto",
      holds: "Nickname, E-Mail, Profil und Premium",
      words: "benutzer email mail adresse name foto bio abo bezahlen",
    },
    access: {
      title: "Anmeldung und Sicherheit",
      holds: "Passwort, Passkeys, zwei Schritte",
      words:
        "kennwort 2fa zwei faktor code authenticator telefon sms bestätigung google discord fingerabdruck einloggen login",
    },
    sessions: {
      title: "Deine Geräte",
      holds: "Wo du angemeldet bist",
      words: "sitzungen offen handy computer browser abmelden ausloggen logout",
    },
    appearance: {
      title: "Sprache und Design",
      holds: "In welcher Sprache, in welchen Farben",
      words: "dunkel hell nacht modus aussehen thema übersetzung español english français italiano deutsch português",
    },
    notifications: {
      title: "Benachrichtigungen",
      holds: "Push, Ruhezeiten, Neuigkeiten per E-Mail",
      words: "hinweise meldungen mails zusammenfassung nicht stören nacht",
    },
    filter: {
      title: "Wortfilter",
      holds: "Verdeckt Schimpfwörter in dem, was du schreibst",
      words: "zensur wörter beleidigungen chat nachrichten",
    },
    name: {
      title: "Dein Name",
      holds: "Was andere davon lesen",
      words:
        "vorname nachname familienname echter nickname privatsphäre datenschutz profil verbergen verstecken anzeigen wer sieht",
    },
    activity: {
      title: "Kürzlich online",
      holds: "Ob andere lesen, dass du online warst",
      words: "zuletzt gesehen onlinestatus aktivität anwesend verbergen verstecken privatsphäre wann",
    },
    metPeople: {
      title: "Leute von hier",
      holds: "Ob dein Profil sagt, dass du Leute getroffen hast",
      words: "treffen getroffen verabredung plan pläne vertrauen profil privatsphäre",
    },
    pause: {
      title: "Pause",
      holds: "Eine Zeit lang nicht entdeckt werden",
      words: "pausieren auszeit verstecken unsichtbar deaktivieren profil urlaub",
    },
    words: {
      title: "Likes mit Worten",
      holds: "Ob dir Leute mit dem Like etwas sagen",
      words: "nachricht kommentar notiz empfangen melden zurückgenommen blockieren",
    },
    today: {
      title: "Deine Leute für jeden Tag",
      holds: "Wie weit weg und in welchen Sprachen",
      words: "heute sechs täglich nah fern entfernung umkreis kilometer km sprache entdecken",
    },
    hidden: {
      title: "Ausgeblendete Personen",
      holds: "Wen du in „Entdecken“ nicht sehen willst",
      words: "ausblenden verbergen nichts für mich wieder anzeigen",
    },
    blocked: {
      title: "Blockierte Personen",
      holds: "Wer dich nicht sieht und dir nicht schreibt",
      words: "blockieren sperren freigeben entsperren",
    },
    decisions: {
      title: "Entscheidungen über dein Konto",
      holds: "Verwarnungen, Gründe und Einsprüche",
      words: "moderation sperre einspruch einlegen",
    },
    data: {
      title: "Meine Daten",
      holds: "Lade herunter, was wir über dich speichern",
      words: "export exportieren kopie datei archiv zip dsgvo datenschutz",
    },
    deletion: { title: "Konto löschen", holds: "Endgültig", words: "account entfernen kündigen schließen" },
  },
  account: {
    email: "E-Mail-Adresse",
    nickname: "Nickname",
    profile: "Mein Profil bearbeiten",
    premium: "Premium und Zahlungen",
  },
  password: {
    title: "Passwort",
    text: "Wenn du es änderst, bist du auf allen anderen Geräten abgemeldet, und wir sagen dir per E-Mail Bescheid.",
    open: "Passwort ändern",
    current: "Aktuelles Passwort",
    next: "Neues Passwort",
    save: "Passwort speichern",
    doneTitle: "Passwort geändert",
    doneText: "Auf deinen anderen Geräten bist du abgemeldet.",
    currentRequired: "Gib dein aktuelles Passwort ein.",
    set: {
      text: "Du meldest dich ohne Passwort an. Wähle eines, dann geht es auch mit deiner E-Mail-Adresse.",
      open: "Passwort wählen",
      prove: "Bestätige, dass du es bist, bevor du ein Passwort wählst.",
      doneTitle: "Passwort gespeichert",
      doneText: "Ab jetzt kannst du dich auch mit deiner E-Mail-Adresse und diesem Passwort anmelden.",
    },
  },
  providers: {
    title: "Mit anderen Konten anmelden",
    text: "Auch damit kommst du in dein Konto.",
    unlink: "Trennen",
    unlinkTitle: "{{provider}} trennen?",
    unlinkText: "Danach kannst du dich nicht mehr mit {{provider}} anmelden.",
    done: "{{provider}} ist getrennt",
  },
  activity: {
    text: "Karten und Profile sagen, ob jemand im Lauf des letzten Tages oder der letzten Woche online war. Gezählt wird einmal in der Nacht: Mehr liest niemand, und keine Reihenfolge hängt davon ab.",
    switch: "Zeigen, dass ich online war",
    hint: "Schaltest du es aus, liest du es auch von anderen nicht. In Chats siehst du weiterhin, wer gerade da ist.",
  },
  metPeople: {
    text: "Dein Profil kann sagen „Hat schon Leute von hier getroffen“: ein Ja, ohne Zahl und Namen. Dafür müssen zwei verschiedene Leute nach einem Plan wie du sagen, dass ihr euch getroffen habt.",
    switch: "Zeigen, dass ich Leute getroffen habe",
    hint: "Gezählt wird einmal in der Nacht. Wir sagen niemandem, wann es beginnt, auch dir nicht.",
  },
  appearance: {
    text: "Das Design gilt nur in diesem Browser. In der Sprache, die du wählst, schreiben wir dir auch E-Mails.",
  },
  hidden: {
    text: "Passt jemand nicht zu dir, blende die Person auf ihrer Karte oder in ihrem Profil aus. Niemand erfährt davon, und hier holst du sie zurück.",
    empty: "Du hast niemanden ausgeblendet",
    showName: "{{name}} wieder anzeigen",
    failed: "Die Liste lässt sich gerade nicht öffnen. Versuch es gleich noch einmal.",
  },
  data: {
    text: "Alles, was wir über dich speichern, in einer Datei: eine Seite zum Lesen und dasselbe noch einmal für andere Programme.",
    request: "Datei erstellen",
    building: "Wir erstellen die Datei. Wenn sie fertig ist, schreiben wir dir.",
    progress: "Wird erstellt",
    ready: "Die Datei ist fertig: Du kannst sie jetzt herunterladen.",
    download: "Herunterladen ({{size}})",
    until: "Wir löschen sie am {{date}}.",
    again: "Neue erstellen",
    failed: "Das Erstellen hat nicht geklappt. Versuch es noch einmal.",
  },
  deletion: {
    text: "Dein Profil und alles, was dazugehört, verschwinden für immer. Vorher fragen wir noch einmal nach.",
  },
};
