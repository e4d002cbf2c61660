import type { Phrases } from "../../dictionary.ts";

export const blockedUsers: Phrases["blockedUsers"] = {
  meta: "Blockierte Personen · Nakamatch",
  title: "Blockierte Personen",
  total_one: "{{count}} Person blockiert",
  total_other: "{{count}} Personen blockiert",
  explanation:
    "Wer hier steht, sieht dich nicht, und du siehst diese Person nicht. Dass du sie blockiert hast, erfährt sie nicht.",
  back: "Zurück zu meinem Profil",
  since: "Blockiert am {{date}}",
  unblock: "Blockierung aufheben",
  unblockName: "Blockierung aufheben: {{name}}",
  unblocked: "{{name}} ist nicht mehr blockiert",
  unblockError: "Das hat nicht geklappt, die Person ist noch blockiert. Versuch es noch einmal.",
  empty: {
    title: "Du hast niemanden blockiert",
    text: "Wenn du dich mit jemandem unwohl fühlst, kannst du die Person auf ihrem Profil oder im Chat blockieren.",
  },
  error: {
    title: "Die Liste lässt sich gerade nicht öffnen",
    text: "Alle Blockierungen gelten weiterhin. Versuch es gleich noch einmal.",
  },
};
