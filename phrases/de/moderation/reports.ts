import type { Phrases } from "../../dictionary.ts";

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
  meeting: {
    title: "Was ist passiert?",
    text: "Jemand aus dem Moderationsteam liest deine Meldung, zusammen mit den Plänen und den letzten Nachrichten dieses Chats. {{name}} erfährt von uns nicht, wer gemeldet hat.",
    danger: "Ist jemand in Gefahr? Ruf sofort an:",
    dangerLocal: "Ist jemand in Gefahr? Ruf sofort die Notrufnummer vor Ort an.",
    call: "{{number}} anrufen",
  },
  words: {
    title: "Diese Worte melden",
    text: "Jemand aus dem Moderationsteam liest deine Meldung, zusammen mit diesen Worten. Wer gemeldet hat, erfährt von uns niemand.",
  },
  message: {
    action: "Diese Nachricht melden",
    title: "Markierte Nachricht",
    text: "Die Moderation sieht sie hervorgehoben, mit den Nachrichten davor und danach.",
    remove: "Markierung entfernen",
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
  concern: {
    question: "Ist jemand in Gefahr, unter 18 oder will Geld von dir?",
    hint: "Wenn ja, sehen wir es uns früher an. Du musst nicht antworten.",
    yes: "Ja",
    no: "Nein",
    which: "Was ist los?",
    options: {
      danger: "Jemand ist jetzt in Gefahr",
      underage: "Die Person ist unter 18",
      money: "Die Person will Geld",
      unsure: "Ich weiß es nicht genau",
    },
    noted: "Danke, dass du es uns sagst. Wir sehen es uns vor allem anderen an.",
    emergency:
      "Wenn gerade jemand in Gefahr ist, ruf den Notruf an: 112 in Europa, 911 in weiten Teilen Amerikas, 190 in Brasilien.",
    advice: "Schick kein Geld, keine Geschenkkarten und keine Codes.",
    failed: "Wir konnten deine Antwort nicht senden. Deine Meldung ist angekommen.",
    decided: "Wir haben deine Meldung schon geprüft. Wenn es weitergeht, melde es noch einmal.",
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
    text: "Danke, dass du uns Bescheid gegeben hast. Du siehst jetzt, ob wir etwas unternommen haben und was du tun kannst.",
    more: "Ergebnis ansehen",
    close: "Verstanden",
  },
};
