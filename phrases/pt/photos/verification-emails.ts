import type { Phrases } from "../../dictionary.ts";

export const verificationEmails: Phrases["verificationEmails"] = {
  greeting: "Oi, {{nickname}}!",
  approved: {
    subject: "Seu perfil foi verificado",
    preheader: "Agora seu perfil tem o selo.",
    body: "Comparamos seu gesto com sua primeira foto: é você. Agora seu perfil tem o selo. Se você trocar a primeira foto, o selo vai embora com a antiga.",
    action: "Ver meu perfil",
  },
  rejected: {
    subject: "Não conseguimos verificar seu perfil",
    preheader: "Você pode tentar de novo.",
    reasons: {
      no_gesture: "Na foto que você mandou, não vemos o gesto que pedimos.",
      other_person: "Não vemos a mesma pessoa no seu gesto e na sua primeira foto.",
      unclear: "A foto do seu gesto está difícil de ver: talvez escura ou tremida.",
    },
    next: "Não tem problema, e ninguém mais sabe. Tente de novo quando quiser, com boa luz e o rosto inteiro.",
    action: "Tentar de novo",
  },
  expired: {
    subject: "Não deu tempo de verificar seu perfil",
    preheader: "Você pode tentar de novo.",
    body: "Já se passaram sete dias e ninguém conseguiu comparar seu gesto com sua primeira foto. A falha foi nossa: não conta como tentativa.",
  },
  erased: "Já apagamos a foto do seu gesto.",
  why: "Escrevemos para {{email}} porque você pediu o selo de verificação.",
};
