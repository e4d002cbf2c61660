import type { Phrases } from "../../dictionary.ts";

export const safety: Phrases["safety"] = {
  menu: "Opções de {{name}}",
  centre: { link: "Dicas de segurança", newTab: "(abre em outra aba)" },
  block: {
    action: "Bloquear",
    title: "Bloquear {{name}}?",
    text: "Vocês não vão mais se ver nem poder conversar, e o chat some da sua lista. A pessoa não fica sabendo. Você pode desfazer isso quando quiser no seu perfil.",
    confirm: "Bloquear",
    done: "Você bloqueou {{name}}",
  },
};
