import type { Phrases } from "../../dictionary.ts";

export const safety: Phrases["safety"] = {
  menu: "Options pour {{name}}",
  centre: { link: "Conseils de sécurité", newTab: "(s’ouvre dans un nouvel onglet)" },
  block: {
    action: "Bloquer cette personne",
    title: "Bloquer {{name}} ?",
    text: "Vous ne pourrez plus vous voir ni vous écrire, et la discussion quittera ta liste. Cette personne n’en saura rien. Tu peux changer d’avis quand tu veux dans ton profil, sous « Personnes bloquées ».",
    confirm: "Bloquer",
    done: "Tu as bloqué {{name}}",
  },
};
