import type { Phrases } from "../dictionary.ts";

export const pause: Phrases["pause"] = {
  text: "Verschwinde aus „Entdecken“ und bekomm keine Zusammenfassungen per E-Mail, ohne etwas zu verlieren.",
  switch: "Mein Profil pausieren",
  goesOn: "Deine Matches, deine Chats und dein Profil für alle, die den Link haben, bleiben, wie sie sind.",
  begun: "Dein Profil ist pausiert",
  ended: "Du bist wieder in „Entdecken“",
  notice: "Dein Profil ist pausiert: Gerade entdeckt dich niemand.",
  end: "Pause beenden",
  instead:
    "Brauchst du nur eine Pause? Pausier dein Profil: Niemand entdeckt dich, und wenn du zurückkommst, ist alles noch da.",
  begin: "Mein Profil pausieren",
};
