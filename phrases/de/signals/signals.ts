import type { Phrases } from "../../dictionary.ts";

export const signals: Phrases["signals"] = {
  tab: "Hinweise",
  explanation: "Nakamatch bemerkt sie von selbst. Ob etwas dran ist, entscheidest du.",
  listedWord: {
    name: "Wort aus der Liste im Namen",
    bio: "Wort aus der Liste in der Bio",
    prompt: "Wort aus der Liste in der Antwort auf „{{question}}“",
    words: "Wort aus der Liste in Worten zu einem Like",
  },
  repeated_one: "Dieselbe erste Nachricht an {{count}} Person",
  repeated_other: "Dieselbe erste Nachricht an {{count}} Personen",
  returning: "Nutzt die E-Mail-Adresse einer gesperrten Person",
  bannedUntil: "Ende dieser Sperre: {{date}}.",
  bannedForGood: "Diese Sperre ist dauerhaft.",
  bannedPerson: "Profil von {{name}} ansehen",
  close: "Als gesehen markieren",
  closeName: "Als gesehen markieren: {{name}}",
  seen: "Gesehen",
  done: { title: "Hinweis gesehen", text: "Der zu {{name}} ist nicht mehr in der Liste." },
  back: "Hinweis wieder in der Liste",
  showName: "{{name}} mit Verlauf ansehen",
  hideName: "{{name}} ausblenden",
  pick: {
    title: "Wähle einen Hinweis",
    text: "Öffne einen in der Liste oder drück j: Hier siehst du die Person mit Verlauf und Meldungen.",
  },
  noReports: "Es gibt keine offenen Meldungen zu dieser Person.",
  empty: { title: "Keine Hinweise", text: "Wenn Nakamatch etwas bemerkt, steht es hier." },
  error: {
    title: "Wir konnten die Hinweise nicht laden",
    text: "Sie sind noch da. Versuch es gleich noch einmal.",
  },
};
