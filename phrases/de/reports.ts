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
  placeholder: "Was ist passiert? Je genauer, desto besser können wir helfen.",
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
    text: "Ihr seht euch dann nicht mehr und könnt euch nicht mehr schreiben; die Person erfährt nichts davon. Rückgängig machen kannst du das jederzeit unter „Blockierte Personen“ in deinem Profil.",
    skip: "Jetzt nicht",
  },
  errors: {
    signedOut: "Melde dich an, um eine Meldung zu senden",
    invalidId: "Dieses Profil finden wir nicht",
    notFoundTitle: "Person nicht gefunden",
    notFound: "Diese Person hat gerade kein Profil, das du melden kannst",
    duplicateTitle: "Schon gemeldet",
    failed: "Die Meldung ist nicht rausgegangen. Versuch es noch einmal.",
  },
  reviewed: {
    title_one: "Wir haben deine Meldung geprüft",
    title_other: "Wir haben deine Meldungen geprüft",
    text: "Danke, dass du uns Bescheid gegeben hast. Um die andere Person zu schützen, können wir dir nicht sagen, was wir entschieden haben.",
    more: "Ergebnis ansehen",
    close: "Verstanden",
  },
};
