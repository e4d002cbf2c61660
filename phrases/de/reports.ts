import type { Phrases } from "../dictionary.ts";

export const reports: Phrases["reports"] = {
  profile: {
    action: "Profil melden",
    title: "Profil melden",
    text: "Jemand aus dem Moderationsteam liest deine Meldung, zusammen mit dem, was dieses Profil gerade zeigt. {{name}} erfährt von uns nicht, wer gemeldet hat.",
  },
  chat: {
    action: "Person melden",
    title: "Person melden",
    text: "Jemand aus dem Moderationsteam liest deine Meldung, zusammen mit den letzten Nachrichten dieses Chats. {{name}} erfährt von uns nicht, wer gemeldet hat.",
  },
  reason: "Grund",
  description: "Beschreibung",
  placeholder: "Erzähl uns, was passiert ist, mit den Einzelheiten, die uns helfen, es zu verstehen.",
  send: "Meldung senden",
  problems: {
    reason: "Wähle einen Grund.",
    description: {
      required: "Erzähl uns, was passiert ist.",
      tooLong: "Du kannst bis zu {{max}} Zeichen schreiben.",
    },
  },
  done: {
    title: "Meldung gesendet",
    text: "Danke für deine Meldung. Wir sehen sie uns an.",
  },
  after: {
    title: "{{name}} auch blockieren?",
    text: "Während wir deine Meldung prüfen, kannst du den Kontakt abbrechen. Ihr seht einander dann nicht mehr und könnt euch nicht mehr schreiben; die Person erfährt nichts davon. In deinem Profil kannst du das unter „Blockierte Personen“ jederzeit rückgängig machen.",
    skip: "Jetzt nicht",
  },
  errors: {
    signedOut: "Du musst angemeldet sein, um eine Meldung zu senden",
    invalidId: "Ungültige Nutzer-ID",
    notFoundTitle: "Person nicht gefunden",
    notFound: "Die Person, die du melden möchtest, hat kein gültiges Profil",
    duplicateTitle: "Schon gemeldet",
    failed: "Die Meldung konnte nicht gesendet werden. Versuch es noch einmal.",
  },
  reviewed: {
    title_one: "Wir haben deine Meldung geprüft",
    title_other: "Wir haben deine Meldungen geprüft",
    text: "Danke, dass du uns Bescheid gegeben hast. Um die andere Person zu schützen, können wir dir nicht sagen, was wir entschieden haben.",
    more: "Ergebnis ansehen",
    close: "Verstanden",
  },
};
