import type { Phrases } from "../dictionary.ts";

export const safety: Phrases["safety"] = {
  menu: "Options pour {{name}}",
  centre: { link: "Conseils de sécurité", newTab: "(s’ouvre dans un nouvel onglet)" },
  block: {
    action: "Bloquer cette personne",
    title: "Bloquer {{name}} ?",
    text: "Vous ne pourrez plus vous voir ni vous écrire, et la discussion disparaîtra de ta liste. Cette personne n’en saura rien. Tu peux revenir en arrière à tout moment depuis ton profil, dans « Personnes bloquées ».",
    confirm: "Bloquer",
    done: "Tu as bloqué {{name}}",
  },
};
