import type { Phrases } from "../dictionary.ts";

export const settings: Phrases["settings"] = {
  meta: "Configurações · Nakamatch",
  title: "Configurações",
  account: { title: "Conta", email: "E-mail", nickname: "Nickname" },
  appearance: { title: "Idioma e tema", text: "Valem para este navegador." },
  deletion: {
    title: "Excluir a conta",
    text: "Seu perfil e tudo o que é seu some do Nakamatch. Antes, perguntamos mais uma vez.",
  },
};
