import type { Phrases } from "../dictionary.ts";

export const alerts: Phrases["alerts"] = {
  title: "Push-Benachrichtigungen",
  text: "Wir sagen dir Bescheid, wenn du Nakamatch nicht offen hast.",
  here: "In diesem Browser",
  hereHint: "Der Browser fragt dich um Erlaubnis.",
  hereOff: "In diesem Browser kommen sie nicht an: Was du hier wählst, gilt dort, wo du sie einschaltest.",
  hereError: "Das ließ sich nicht ändern. Versuch es gleich noch einmal.",
  none: "Dieser Browser kann keine Benachrichtigungen anzeigen. Füge Nakamatch auf dem iPhone oder iPad zuerst zum Home-Bildschirm hinzu.",
  refused:
    "Du hast Benachrichtigungen von Nakamatch in diesem Browser blockiert. Erlaube sie in den Einstellungen des Browsers und komm zurück.",
  messages: "Neue Nachrichten",
  matches: "Neue Matches",
  likes: "Neue Likes",
  likesHint: "Ohne zu sagen, von wem.",
  cases: "Moderationsfälle",
  casesHint: "Ohne zu sagen, um wen es geht; höchstens einmal pro Stunde, solange niemand nachsieht.",
  showsText: "Nachrichtentext anzeigen",
  showsTextHint: "Wer deinen Bildschirm sieht, kann ihn lesen. Spoiler werden nicht angezeigt.",
  quiet: "Ruhezeiten",
  quietHint: "In dieser Zeit bekommst du nichts. Es gilt deine Ortszeit.",
  zoneUnknown: "Dein Browser verrät nicht, in welcher Zeitzone du bist. Deshalb gilt die UTC-Zeit.",
  from: "Von",
  until: "Bis",
};
