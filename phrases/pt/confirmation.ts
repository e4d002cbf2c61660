import type { Phrases } from "../dictionary.ts";

export const confirmation: Phrases["confirmation"] = {
  title: "Só falta uma coisa",
  text: "Enviamos um link para {{email}}. Abra para confirmar que é você e pode entrar.",
  resend: {
    button: "Enviar de novo",
    email: "Seu e-mail",
    emailRequired: "Digite seu e-mail",
    emailInvalid: "Digite um e-mail válido, como nome@exemplo.com",
    sentTitle: "E-mail enviado",
    sentText: "Se {{email}} ainda precisa ser confirmado, o link está a caminho.",
    failedTitle: "Não conseguimos enviar o e-mail",
  },
};
