import type { Phrases } from "../dictionary.ts";

export const securityEmails: Phrases["securityEmails"] = {
  common: {
    greeting: "Olá, {{nickname}},",
    action: "Conferir minha conta",
    after:
      "Foi você? Então não precisa fazer nada. Se não foi, encerre as outras sessões nas configurações e mude sua senha agora mesmo. Se não consegue mais entrar, toque em “Esqueceu a senha?” na tela de login.",
    why: "Você recebeu este e-mail porque avisamos de tudo o que afeta a segurança da conta do Nakamatch de {{email}}.",
    factors: {
      totp: "aplicativo de autenticação",
      phone: "telefone",
    },
  },
  newDevice: {
    subject: "Login em um dispositivo novo",
    preheader: "Se não foi você, alguém entrou na sua conta.",
    body: "Alguém entrou na sua conta em um dispositivo em que você nunca tinha entrado:",
  },
  factorAdded: {
    subject: "Sua conta tem mais uma verificação",
    preheader: "A partir de agora, um código é pedido ao entrar.",
    body: "Sua conta tem uma nova verificação em duas etapas ({{factor}}). Um código é pedido ao entrar.",
  },
  factorRemoved: {
    subject: "Uma verificação da sua conta foi removida",
    preheader: "Se não foi você, confira sua conta agora mesmo.",
    body: "Uma verificação em duas etapas foi removida da sua conta ({{factor}}): ela não vale mais ao entrar.",
  },
  recoveryCodesRenewed: {
    subject: "Seus códigos de recuperação mudaram",
    preheader: "Os anteriores não funcionam mais.",
    body: "Novos códigos de recuperação foram criados para sua conta. Os anteriores não funcionam mais.",
  },
  providerLinked: {
    subject: "Sua conta tem mais uma forma de entrar",
    preheader: "Uma conta de outro serviço foi vinculada.",
    body: "A partir de agora, também dá para entrar na sua conta com {{provider}}.",
  },
  providerUnlinked: {
    subject: "Sua conta tem uma forma de entrar a menos",
    preheader: "Uma conta de outro serviço foi desvinculada.",
    body: "Não dá mais para entrar na sua conta com {{provider}}.",
  },
  passwordSet: {
    subject: "Sua conta agora tem uma senha",
    preheader: "Com ela e seu e-mail também dá para entrar.",
    body: "Uma senha foi escolhida para sua conta. A partir de agora também dá para entrar com ela e seu e-mail.",
  },
  passkeyAdded: {
    subject: "Sua conta tem uma nova chave de acesso",
    preheader: "Com ela dá para entrar sem senha.",
    body: "Uma chave de acesso foi adicionada à sua conta. Com ela dá para entrar sem senha.",
  },
  passkeyRemoved: {
    subject: "Uma chave de acesso da sua conta foi removida",
    preheader: "Ela não serve mais para entrar.",
    body: "Uma chave de acesso foi removida da sua conta: ela não serve mais para entrar.",
  },
};
