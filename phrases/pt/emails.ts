import type { Phrases } from "../dictionary.ts";

export const emails: Phrases["emails"] = {
  layout: {
    signature: "Até logo no Nakamatch.",
    linkHint: "O botão não funciona? Copie este endereço no navegador:",
  },
  confirmation: {
    subject: "Confirme seu e-mail e comece no Nakamatch",
    preheader: "Falta só um clique. O link funciona por 24 horas.",
    greeting: "Olá, {{nickname}}!",
    body: "Sua conta está pronta. Só falta confirmar que este endereço é seu.",
    action: "Confirmar meu e-mail",
    after: "O link funciona por 24 horas.",
    why: "Você recebeu este e-mail porque alguém criou uma conta no Nakamatch com o endereço {{email}}. Se não foi você, ignore esta mensagem: ninguém vê uma conta não confirmada, e nós a excluímos em alguns dias.",
  },
  passwordReset: {
    subject: "Escolha uma nova senha",
    preheader: "O link funciona por uma hora e só uma vez.",
    greeting: "Olá, {{nickname}}!",
    body: "Alguém, provavelmente você, pediu para redefinir a senha da sua conta.",
    action: "Escolher uma nova senha",
    after: "O link funciona por uma hora e só uma vez.",
    why: "Você recebeu este e-mail porque alguém pediu uma nova senha para a conta de {{email}}. Se não foi você, ignore esta mensagem: sua senha continua a mesma.",
  },
};
