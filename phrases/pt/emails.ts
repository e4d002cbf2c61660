import type { Phrases } from "../dictionary.ts";

export const emails: Phrases["emails"] = {
  layout: {
    signature: "Até já na Nakamatch.",
    linkHint: "Se o botão não funcionar, copie este endereço para o navegador:",
  },
  confirmation: {
    subject: "Confirme o seu e-mail e entre na Nakamatch",
    greeting: "Olá, {{nickname}}!",
    body: "A sua conta está pronta. Só falta confirmar que este endereço é seu.",
    action: "Confirmar o meu e-mail",
    after:
      "O link vale por 24 horas. Se não foi você quem se registrou, ignore esta mensagem: ninguém vê uma conta não confirmada.",
  },
  passwordReset: {
    subject: "Escolha uma nova senha",
    greeting: "Olá, {{nickname}}!",
    body: "Alguém, provavelmente você, pediu para mudar a senha da sua conta.",
    action: "Escolher uma nova senha",
    after: "O link vale por uma hora. Se não foi você, ignore esta mensagem: a sua senha continua a mesma.",
  },
};
