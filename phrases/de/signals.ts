import type { Phrases } from "../dictionary.ts";

export const signals: Phrases["signals"] = {
  tab: "Signale",
  explanation: "Nakamatch bemerkt sie von selbst. Es sind nur Hinweise: Du entscheidest.",
  listedWord: { name: "Wort aus der Liste im Namen", bio: "Wort aus der Liste in der Bio" },
  repeated_one: "Dieselbe erste Nachricht an {{count}} Person",
  repeated_other: "Dieselbe erste Nachricht an {{count}} Personen",
  returning: "Mit der E-Mail-Adresse einer gesperrten Person registriert",
  bannedUntil: "Diese Sperre endet oder endete am {{date}}.",
  bannedForGood: "Diese Sperre ist dauerhaft.",
  bannedPerson: "Profil von {{name}} ansehen",
  close: "Als gesehen markieren",
  closeName: "Als gesehen markieren: {{name}}",
  empty: { title: "Keine Signale", text: "Wenn Nakamatch etwas bemerkt, steht es hier." },
  error: {
    title: "Die Signale konnten nicht geladen werden",
    text: "Sie sind noch da. Versuch es gleich noch einmal.",
  },
};
