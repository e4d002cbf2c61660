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
  wrongPasswords: {
    subject: "Alguém testou senhas na sua conta",
    preheader: "Estamos freando as tentativas. Nos seus aparelhos, você entra como sempre.",
    greeting: "Olá, {{nickname}},",
    body: "Nas últimas 24 horas, muitas senhas erradas foram digitadas para a sua conta. Por isso, bloqueamos por alguns minutos as tentativas de aparelhos em que você nunca entrou. Nos seus, você entra como sempre.",
    action: "Entrar",
    after:
      "Foi você? Então não precisa fazer nada. Se não foi, e a sua senha é curta ou você também a usa em outros lugares, escolha uma nova: toque em “Esqueceu a senha?” na página de entrada. Assim você também entra na hora em um aparelho novo.",
    why: "Você recebeu este e-mail porque muitas senhas erradas foram digitadas para a conta do Nakamatch de {{email}}. Enviamos no máximo uma vez por dia.",
  },
  decision: {
    line: "{{label}}: {{value}}",
    greeting: "Olá, {{nickname}},",
    why: "Você recebeu este e-mail porque a equipe de moderação tomou uma decisão sobre a conta do Nakamatch de {{email}}.",
    warning: {
      subject: "Você recebeu uma advertência no Nakamatch",
      preheader: "Por quê, e como recorrer se for um erro.",
      body: "Enviamos uma advertência a você. Estes são os motivos:",
      action: "Ver a decisão",
      after:
        "Acha que é um erro? Nessa página você pode recorrer uma vez. Outra pessoa da equipe vai analisar, nunca quem tomou a decisão.",
    },
    ban: {
      subject: "Suspendemos sua conta do Nakamatch",
      preheader: "Por quê, e como recorrer se for um erro.",
      body: "Suspendemos sua conta. Estes são os motivos:",
      action: "Ir para o login",
      after:
        "Acha que é um erro? Digite seu e-mail e sua senha como se fosse entrar: você vai ver a decisão e poderá recorrer uma vez. Outra pessoa da equipe vai analisar, nunca quem tomou a decisão.",
    },
    photo: {
      subject: "Recusamos sua foto do Nakamatch",
      preheader: "Por quê, e como recorrer se for um erro.",
      body: "As outras pessoas não veem sua foto. Estes são os motivos:",
      action: "Ver a decisão",
      after:
        "Acha que é um erro? Nessa página você pode recorrer uma vez. Outra pessoa da equipe vai analisar, nunca quem tomou a decisão.",
    },
    unban: {
      subject: "Retiramos a suspensão da sua conta",
      preheader: "Sua conta do Nakamatch está ativa de novo.",
      body: "A equipe de moderação retirou a suspensão da sua conta. Você pode entrar de novo, e as outras pessoas voltam a ver seu perfil.",
      action: "Entrar",
    },
    granted: {
      subject: "Aceitamos seu recurso",
      preheader: "A decisão foi anulada.",
      body: "Outra pessoa da equipe analisou seu recurso e deu razão a você.",
      effects: {
        warning: "A advertência foi anulada.",
        ban: "A suspensão da sua conta foi anulada.",
        photo: "A recusa da sua foto foi anulada.",
      },
      action: "Ir para o Nakamatch",
    },
    denied: {
      subject: "Resposta ao seu recurso",
      preheader: "A decisão está mantida.",
      body: "Outra pessoa da equipe analisou seu recurso e manteve a decisão.",
      action: "Ir para o Nakamatch",
    },
  },
};
