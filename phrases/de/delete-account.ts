import type { Phrases } from "../dictionary.ts";

export const deleteAccount: Phrases["deleteAccount"] = {
  action: "Mein Konto löschen",
  title: "Dein Konto löschen?",
  text: "Wir löschen dein Profil, dein Foto, deine Interessen, deine Likes und deine Matches für immer. Nachrichten, die du geschrieben hast, bleiben in den Chats der anderen, dort unter „Gelöschtes Konto“. Offene Meldungen, von dir oder über dich, bleiben ohne deinen Namen, bis jemand entscheidet. Das lässt sich nicht rückgängig machen.",
  premium: {
    granted: "Dein Premium endet in diesem Moment.",
    paid: "Dein Premium-Abo endet in diesem Moment, und wir buchen nichts mehr ab. Was du schon bezahlt hast, wird nicht erstattet.",
    withdrawable:
      "Bis zum {{date}} kannst du widerrufen und bekommst alles zurück: Mach das, bevor du dein Konto löschst.",
    premium: "Auf der Premium-Seite widerrufen",
    contact: "Schreib uns, um zu widerrufen",
  },
  password: "Dein Passwort",
  passwordHint: "Damit wir wissen, dass du es bist.",
  passwordRequired: "Gib dein Passwort ein.",
  confirm: "Konto löschen",
  failed: "Dein Konto konnte nicht gelöscht werden. Versuch es noch einmal.",
  done: { title: "Konto gelöscht", text: "Dein Konto wurde gelöscht." },
};
