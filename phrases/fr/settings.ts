import type { Phrases } from "../dictionary.ts";

export const settings: Phrases["settings"] = {
  meta: "Réglages · Nakamatch",
  title: "Réglages",
  account: { title: "Compte", email: "Adresse e-mail", nickname: "Pseudo" },
  appearance: { title: "Langue et thème", text: "Ils valent pour ce navigateur." },
  deletion: {
    title: "Supprimer le compte",
    text: "Ton profil et tout ce qui est à toi disparaît de Nakamatch. Nous te le redemandons avant.",
  },
};
