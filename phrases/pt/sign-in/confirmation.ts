import type { Phrases } from "../../dictionary.ts";

export const confirmation: Phrases["confirmation"] = {
  title: "Só falta uma coisa",
  text: "Enviamos um link para {{email}}. Abra o link para confirmar que é você e entrar.",
  resend: {
    button: "Enviar de novo",
    email: "Seu e-mail",
    emailRequired: "Digite seu e-mail",
    emailInvalid: "Digite um e-mail válido, como nome@exemplo.com",
    sentTitle: "E-mail enviado",
    sentText: "Se {{email}} ainda precisa ser confirmado, o link está a caminho.",
    failedTitle: "Não conseguimos enviar o e-mail",
  },
  correct: {
    open: "Não é seu e-mail?",
    title: "Corrigir o e-mail",
    text: "Enviamos o link para o e-mail certo. O anterior deixa de funcionar.",
    email: "E-mail certo",
    password: "Sua senha",
    passwordRequired: "Digite sua senha",
    send: "Enviar o link",
    failedTitle: "O e-mail não mudou",
    problems: {
      inUse: "Este e-mail já está em uso",
      disposable: "Este e-mail é descartável. Use um que você vá manter.",
    },
  },
};
