import type { Phrases } from "../../dictionary.ts";

/** What a banned person reads at sign-in. */
export const suspension: Phrases["suspension"] = {
  other: "Mit einem anderen Konto anmelden",
  title: "Dein Konto ist gesperrt",
  reason: "Grund",
  until: "Bis",
  permanent: "Dauerhaft",
  signIn: "Melde dich an, um alles zu lesen. Wenn es ein Fehler ist, kannst du dort Einspruch einlegen.",
  over: {
    title: "Dein Konto ist wieder aktiv",
    text: "Die Sperre ist vorbei. Melde dich an, um weiterzumachen; hattest du in diesem Browser Benachrichtigungen, kommen sie von selbst zurück.",
  },
  data: {
    title: "Deine Daten",
    text: "Auch wenn dein Konto gesperrt ist, gehören deine Daten dir: Du kannst sie herunterladen oder dein Konto löschen. Du hast eine halbe Stunde Zeit; danach meldest du dich noch einmal an.",
    open: "Daten herunterladen oder Konto löschen",
  },
};
