import type { Phrases } from "../dictionary.ts";

export const login: Phrases["login"] = {
  meta: "Anmelden · Nakamatch",
  description: "Melde dich bei Nakamatch an. Hier finden sich alle, die Anime, Games, Serien und Filme lieben.",
  title: "Schön, dich zu sehen!",
  intro: "Hinter dieser Tür warten deine Leute.",
  introWaiting: "Nur noch ein Klick in deinem Postfach, dann geht es los.",
  introConfirmed: "Hier beginnt deine Geschichte!",
  titleBanned: "Konto gesperrt",
  introBanned: "Hier kannst du lesen, warum, und was du tun kannst.",
  email: "E-Mail-Adresse",
  password: "Passwort",
  submit: "Anmelden",
  submitting: "Anmeldung läuft …",
  queued:
    "Gerade melden sich viele auf einmal an. Du bist in der Warteschlange: Sobald du dran bist, geht es von selbst weiter.",
  forgot: "Passwort vergessen?",
  noAccount: "Noch kein Konto?",
  register: "Registriere dich",
  backHome: "Zurück zur Startseite",
  emailRequired: "Gib deine E-Mail-Adresse ein",
  emailInvalid: "Gib eine gültige E-Mail-Adresse ein, etwa name@beispiel.de",
  passwordRequired: "Gib dein Passwort ein",
  firstWelcomeTitle: "Schön, dass du da bist!",
  welcomeTitle: "Willkommen zurück!",
  welcomeText: "Du bist angemeldet.",
  failedTitle: "Anmeldung fehlgeschlagen",
  reset: {
    title: "Passwort zurücksetzen",
    text: "Gib deine E-Mail-Adresse ein, dann schicken wir dir einen Link für ein neues Passwort.",
    email: "E-Mail-Adresse deines Kontos",
    send: "Link senden",
    sentTitle: "Schau in dein Postfach",
    sentText: "Falls es ein Konto mit dieser Adresse gibt, ist der Link unterwegs.",
    failedTitle: "Der Link konnte nicht gesendet werden",
  },
  confirmed: {
    title: "E-Mail-Adresse bestätigt",
    text: "Alles bereit. Melde dich an und starte mit Kapitel eins.",
  },
  again: {
    title: "Deine E-Mail-Adresse war schon bestätigt",
    text: "Mehr ist nicht zu tun: Melde dich einfach an.",
  },
  here: {
    title: "Fast geschafft",
    text: "Du hast dich auf diesem Gerät registriert. Bestätige deine E-Mail-Adresse und leg los, ganz ohne Tippen.",
    button: "Bestätigen und loslegen",
    other: "Anderes Konto verwenden",
  },
  linkInvalid: {
    title: "Dieser Link funktioniert nicht mehr",
    text: "Er ist ungültig oder abgelaufen. Fordere einen neuen an und bestätige deine E-Mail-Adresse.",
  },
  unconfirmed: {
    title: "Deine E-Mail-Adresse ist noch nicht bestätigt",
    text: "Öffne den Link, den wir an {{email}} geschickt haben. Findest du ihn nicht, schicken wir dir einen neuen.",
  },
  banned: {
    other: "Mit einem anderen Konto anmelden",
    title: "Dein Konto ist gesperrt",
    reason: "Grund",
    until: "Bis",
    permanent: "Dauerhaft",
    signIn:
      "Gib deine E-Mail-Adresse und dein Passwort ein, um alle Gründe zu sehen und Einspruch einzulegen, wenn es ein Fehler ist.",
    data: {
      title: "Deine Daten",
      text: "Auch wenn dein Konto gesperrt ist, gehören deine Daten dir: Du kannst sie herunterladen oder dein Konto löschen. Du hast eine halbe Stunde Zeit; danach meldest du dich noch einmal an.",
      open: "Daten herunterladen oder Konto löschen",
    },
  },
};
