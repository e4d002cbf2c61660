import type { Phrases } from "../../dictionary.ts";

export const pause: Phrases["pause"] = {
  text: "Du verschwindest aus „Entdecken“, bekommst keine Neuigkeiten per E-Mail und verlierst nichts dabei.",
  switch: "Mein Profil pausieren",
  goesOn: "Deine Matches und Chats bleiben, wie sie sind, und wer den Link hat, sieht weiter dein Profil.",
  begun: "Dein Profil ist pausiert",
  ended: "Du bist wieder in „Entdecken“",
  notice: "Dein Profil ist pausiert: In „Entdecken“ sieht dich gerade niemand.",
  end: "Pause beenden",
  instead:
    "Brauchst du nur eine Pause? Pausier dein Profil: Du verschwindest aus „Entdecken“, und wenn du zurückkommst, ist alles noch da.",
  begin: "Mein Profil pausieren",
};
