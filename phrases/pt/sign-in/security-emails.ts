import type { Phrases } from "../../dictionary.ts";

export const securityEmails: Phrases["securityEmails"] = {
  common: {
    greeting: "Olá, {{nickname}},",
    action: "Conferir minha conta",
    after:
      "Não foi você? Mude sua senha e encerre as outras sessões. Se não consegue mais entrar, toque em “Esqueceu a senha?”.",
    why: "Aviso de segurança da conta de {{email}}.",
    factors: {
      totp: "aplicativo de autenticação",
      phone: "celular",
    },
  },
  newDevice: {
    subject: "Login em um dispositivo novo",
    preheader: "Se não foi você, mude sua senha agora mesmo.",
    body: "Alguém, provavelmente você, entrou na sua conta em um dispositivo novo:",
  },
  factorAdded: {
    subject: "Novo método de verificação na sua conta",
    preheader: "Vamos pedir um código quando você entrar.",
    body: "Alguém, provavelmente você, adicionou um método de verificação: {{factor}}.",
  },
  factorRemoved: {
    subject: "Método de verificação removido",
    preheader: "Se não foi você, confira sua conta agora mesmo.",
    body: "Alguém, provavelmente você, removeu um método de verificação: {{factor}}.",
  },
  recoveryCodesRenewed: {
    subject: "Seus códigos de recuperação mudaram",
    preheader: "Os anteriores não funcionam mais.",
    body: "Alguém, provavelmente você, criou novos códigos de recuperação.",
  },
  providerLinked: {
    subject: "Nova forma de entrar na sua conta",
    preheader: "Agora você também entra com uma conta de outro serviço.",
    body: "Alguém, provavelmente você, vinculou {{provider}}: agora dá para entrar por lá.",
  },
  providerUnlinked: {
    subject: "Conta de outro serviço desvinculada",
    preheader: "Ela não serve mais para entrar no Nakamatch.",
    body: "Alguém, provavelmente você, desvinculou {{provider}}: não serve mais para entrar.",
  },
  passwordSet: {
    subject: "Sua conta agora tem uma senha",
    preheader: "Agora você também entra com seu e-mail e essa senha.",
    body: "Alguém, provavelmente você, criou uma senha para entrar na sua conta.",
  },
  passkeyAdded: {
    subject: "Nova chave de acesso na sua conta",
    preheader: "Com ela você entra sem senha.",
    body: "Alguém, provavelmente você, adicionou uma chave de acesso à sua conta.",
  },
  passkeyRemoved: {
    subject: "Chave de acesso removida",
    preheader: "Ela não serve mais para entrar.",
    body: "Alguém, provavelmente você, removeu uma chave de acesso da sua conta.",
  },
};
