import type { Phrases } from "../dictionary.ts";

export const settings: Phrases["settings"] = {
  meta: "Impostazioni · Nakamatch",
  title: "Impostazioni",
  account: { title: "Account", email: "E-mail", nickname: "Nickname" },
  appearance: { title: "Lingua e tema", text: "Valgono per questo browser." },
  deletion: {
    title: "Elimina l'account",
    text: "Il tuo profilo e tutto ciò che è tuo sparisce da Nakamatch. Prima te lo chiediamo di nuovo.",
  },
};
