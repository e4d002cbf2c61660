import type { Phrases } from "../../dictionary.ts";

export const pushNotifications: Phrases["pushNotifications"] = {
  title: "Push-Benachrichtigungen",
  text: "Damit du nichts verpasst, wenn du gerade nicht auf Nakamatch bist.",
  here: "In diesem Browser",
  hereHint: "Der Browser fragt dich um Erlaubnis.",
  hereOff: "In diesem Browser sind sie aus. Was du hier wählst, gilt überall, wo du sie einschaltest.",
  hereError: "Das hat nicht geklappt. Versuch es gleich noch einmal.",
  none: "Dieser Browser kann keine Benachrichtigungen anzeigen. Füge Nakamatch auf dem iPhone oder iPad zuerst zum Home-Bildschirm hinzu.",
  unanswered:
    "Dein Browser hat keine Erlaubnis: Du hast seine Frage geschlossen, oder er hat nicht gefragt. Schalte sie noch einmal ein und wähl „Zulassen“, oder erlaub sie für diese Seite in den Einstellungen des Browsers.",
  refused:
    "Du hast Benachrichtigungen von Nakamatch in diesem Browser blockiert. Erlaube sie in den Einstellungen des Browsers und komm zurück.",
  brief: "Hier gibt es keine Benachrichtigungen: Diese Anmeldung endet, wenn du den Browser schließt.",
  messages: "Neue Nachrichten",
  matches: "Neue Matches",
  likes: "Neue Likes",
  likesHint: "Wir verraten nicht, von wem.",
  cases: "Moderationsfälle",
  casesHint: "Wir verraten nicht, um wen es geht. Höchstens eine pro Stunde, solange niemand nachsieht.",
  showsText: "Nachrichtentext anzeigen",
  showsTextHint: "Wer deinen Bildschirm sieht, kann ihn lesen. Spoiler zeigen wir nicht.",
  quiet: "Ruhezeiten",
  quietHint: "In dieser Zeit lassen wir dich in Ruhe (nach deiner Ortszeit).",
  zoneUnknown: "Dein Browser verrät nicht, in welcher Zeitzone du bist. Deshalb gilt die UTC-Zeit.",
  from: "Von",
  until: "Bis",
  sound: {
    title: "Ton",
    text: "Ein kurzer Ton, wenn eine Nachricht ankommt und der Chat nicht auf dem Bildschirm ist. Nur in diesem Browser, solange Nakamatch offen ist.",
    switch: "Ton bei Nachrichten",
  },
};
