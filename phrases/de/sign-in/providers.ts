import type { Phrases } from "../../dictionary.ts";

export const providers: Phrases["providers"] = {
  or: "oder",
  continue: "Weiter mit {{provider}}",
  problems: {
    title: "Die Anmeldung mit {{provider}} hat nicht geklappt",
    anyTitle: "Die Anmeldung hat nicht geklappt",
    cancelled: "Du hast abgebrochen. Versuch es noch einmal oder melde dich mit deiner E-Mail-Adresse an.",
    expired: "Es hat zu lange gedauert oder in einem anderen Browser begonnen. Versuch es noch einmal.",
    noEmail:
      "{{provider}} hat uns deine E-Mail-Adresse nicht verraten. Erlaube es dort oder nimm deine E-Mail-Adresse und ein Passwort.",
    unconfirmed:
      "Deine E-Mail-Adresse ist bei {{provider}} nicht bestätigt. Bestätige sie dort und komm zurück, oder nimm deine E-Mail-Adresse und ein Passwort.",
    tooMany: "Das waren zu viele Versuche. Warte eine Minute und versuch es noch einmal.",
    failed:
      "{{provider}} hat nicht wie erwartet geantwortet. Versuch es gleich noch einmal oder nimm deine E-Mail-Adresse.",
  },
  complete: {
    meta: "Registrierung abschließen · Nakamatch",
    title: "Noch ein Schritt",
    intro: "Fast geschafft! Verrat uns noch den Rest, dann geht es los.",
    account: "Konto",
    accountText: "Du meldest dich mit {{provider}} an und brauchst kein Passwort.",
    submit: "Registrierung abschließen",
    submitting: "Dein Konto wird erstellt …",
    welcomeTitle: "Schön, dass du da bist!",
    welcomeText: "Dein Konto ist fertig.",
    other: "Anders anmelden",
    missingIntro: "Macht nichts, wir fangen einfach neu an.",
    missingTitle: "Die Zeit ist um",
    missingText: "Du hattest eine Stunde, um fertig zu werden. Fang noch einmal an.",
    again: "Zurück zur Anmeldung",
    bannedTitle: "Dein Konto ist gesperrt",
  },
  link: {
    title: "Wir kennen uns schon",
    intro: "Zeig uns mit deinem Passwort, dass das Konto dir gehört.",
    heading: "Mit dieser E-Mail-Adresse gibt es schon ein Konto",
    text: "Gib das Passwort von {{email}} ein, dann kannst du dich auch mit {{provider}} anmelden.",
    password: "Passwort",
    passwordRequired: "Gib dein Passwort ein",
    submit: "Verknüpfen und anmelden",
    submitting: "Wird verknüpft …",
    failedTitle: "Das Verknüpfen hat nicht geklappt",
    linkedTitle: "Konto verknüpft",
    linkedText: "Ab jetzt kannst du dich auch mit {{provider}} anmelden.",
    forgot: "Passwort vergessen?",
  },
  proof: {
    text: "Du meldest dich mit {{provider}} an, ohne Passwort. Melde dich dort noch einmal an, damit wir wissen, dass du es bist, und öffne dieses Fenster dann wieder.",
    confirm: "Mit {{provider}} bestätigen",
    done: "Du hast dich eben erst angemeldet, also wissen wir, dass du es bist.",
  },
};
