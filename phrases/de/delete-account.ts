import type { Phrases } from "../dictionary.ts";

export const deleteAccount: Phrases["deleteAccount"] = {
  action: "Mein Konto löschen",
  title: "Dein Konto löschen?",
  text: "Wir löschen dein Profil, dein Foto, deine Interessen, deine Likes und deine Matches für immer. Nachrichten, die du geschrieben hast, bleiben in den Chats der anderen, dort unter „Gelöschtes Konto“. Offene Meldungen, von dir oder über dich, bleiben ohne deinen Namen, bis jemand entscheidet. Das lässt sich nicht rückgängig machen.",
  password: "Dein Passwort",
  passwordHint: "Damit wir wissen, dass du es bist.",
  passwordRequired: "Gib dein Passwort ein.",
  confirm: "Konto löschen",
  failed: "Dein Konto konnte nicht gelöscht werden. Versuch es noch einmal.",
  done: { title: "Konto gelöscht", text: "Dein Konto wurde gelöscht." },
};
