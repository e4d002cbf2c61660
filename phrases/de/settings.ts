import type { Phrases } from "../dictionary.ts";

export const settings: Phrases["settings"] = {
  meta: "Einstellungen · Nakamatch",
  title: "Einstellungen",
  account: { title: "Konto", email: "E-Mail-Adresse", nickname: "Nickname" },
  appearance: { title: "Sprache und Design", text: "Gelten in diesem Browser." },
  deletion: {
    title: "Konto löschen",
    text: "Dein Profil und alles, was dazugehört, verschwindet von Nakamatch. Vorher fragen wir noch einmal nach.",
  },
};
