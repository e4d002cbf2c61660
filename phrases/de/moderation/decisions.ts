import type { Phrases } from "../../dictionary.ts";

export const decisions: Phrases["decisions"] = {
  meta: "Entscheidungen und Meldungen · Nakamatch",
  title: "Entscheidungen und Meldungen",
  intro: "Was das Moderationsteam entschieden hat, warum, und wie du Einspruch einlegst, wenn es ein Fehler ist.",
  back: "Zurück zu „Entdecken“",
  empty: {
    title: "Alles in Ordnung",
    text: "Zu deinem Konto gibt es keine Entscheidungen. Falls doch mal eine kommt, findest du sie hier mit Begründung.",
  },
  error: {
    title: "Wir konnten die Entscheidungen nicht laden",
    text: "Meist hilft ein neuer Versuch.",
  },
  reports: {
    title: "Was du gemeldet hast",
    intro: "Hier siehst du, ob wir etwas unternommen haben. Was, sagen wir nicht, um die andere Person zu schützen.",
    acted: "Wir haben uns deine Meldung angesehen und etwas unternommen",
    nothing: "Wir haben uns deine Meldung angesehen und keinen Grund gefunden, etwas zu unternehmen",
    actedAgain: "Wir haben es uns noch einmal angesehen und etwas unternommen",
    nothingAgain:
      "Jemand anderes aus dem Team hat es sich angesehen und auch keinen Grund gefunden, etwas zu unternehmen",
    reported: "Deine Meldung ist vom {{date}}.",
    reportedFor: "Du hast am {{date}} „{{reason}}“ gemeldet.",
    afterActed: "Falls dich diese Person wieder stört, blockiere sie oder melde sie noch einmal.",
    afterNothing:
      "Du kannst diese Person jederzeit blockieren: Dann sieht sie dich nicht mehr und kann dir nicht mehr schreiben.",
    appeal: {
      title: "Glaubst du, wir liegen falsch?",
      text: "Schreib uns, warum. Jemand anderes aus dem Team sieht es sich an, nie die Person, die zuerst entschieden hat. Du kannst einmal darum bitten.",
      open: "Noch einmal prüfen lassen",
      label: "Warum du glaubst, dass wir falschliegen",
      submit: "Senden",
      sending: "Wird gesendet …",
      required: "Schreib, warum du glaubst, dass wir falschliegen",
      sentTitle: "Wir sehen es uns noch einmal an",
      sentText: "Danach siehst du hier, ob wir etwas unternommen haben.",
      failedTitle: "Wir konnten es nicht senden",
      asked: "Du hast am {{date}} darum gebeten, dass wir noch einmal prüfen.",
    },
  },
};
