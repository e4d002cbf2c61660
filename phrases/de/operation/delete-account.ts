import type { Phrases } from "../../dictionary.ts";

export const deleteAccount: Phrases["deleteAccount"] = {
  action: "Mein Konto löschen",
  title: "Dein Konto löschen?",
  final: "Das lässt sich nicht rückgängig machen.",
  checkIn:
    "Du hast eine unbeantwortete Nachfrage „Ich bin zu Hause“: Sie endet mit deinem Konto, und es wird niemand benachrichtigt.",
  lost: "Wir löschen dein Profil, deine Fotos, deine Interessen, deine Likes und deine Matches für immer.",
  messages: "Nachrichten, die du geschrieben hast, bleiben in den Chats der anderen, dort unter „Gelöschtes Konto“.",
  reports: "Offene Meldungen, von dir oder über dich, bleiben ohne deinen Namen gespeichert, bis jemand entscheidet.",
  premium: {
    granted: "Dein Premium endet in diesem Moment.",
    paid: "Dein Premium-Abo endet in diesem Moment, und wir buchen nichts mehr ab.",
    notRefunded: "Was du schon bezahlt hast, erstatten wir nicht.",
    withdrawable:
      "Löschst du dein Konto jetzt, bekommst du nichts zurück. Widerrufst du vorher, bis zum {{date}}, bekommst du alles zurück.",
    premium: "Auf der Premium-Seite widerrufen",
    contact: "Schreib uns, um zu widerrufen",
  },
  password: "Dein Passwort",
  passwordHint: "Damit wir wissen, dass du es bist.",
  passwordRequired: "Gib dein Passwort ein.",
  confirm: "Konto löschen",
  failed: "Das Löschen hat nicht geklappt, dein Konto ist noch da. Versuch es noch einmal.",
  done: { title: "Konto gelöscht", text: "Dein Konto wurde gelöscht." },
};
