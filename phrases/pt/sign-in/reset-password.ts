import type { Phrases } from "../../dictionary.ts";

export const resetPassword: Phrases["resetPassword"] = {
  meta: "Nova senha · Nakamatch",
  title: "Uma senha nova",
  intro: "Escolha uma que só você conheça. Depois entre com ela.",
  password: "Nova senha",
  confirm: "Repita a senha",
  submit: "Salvar senha",
  submitting: "Salvando…",
  back: "Voltar ao login",
  successTitle: "Senha atualizada",
  successText: "Você já pode entrar com ela. Te levamos até lá.",
  validationTitle: "Falta ajustar algo",
  failedTitle: "Não conseguimos mudar sua senha",
  unexpectedTitle: "Algo deu errado",
  linkInvalid: {
    title: "Este link não funciona",
    text: "Ele não é válido ou expirou. Peça um novo e enviamos na hora.",
  },
  objection: {
    question: "Você não concorda em voltar a um e-mail anterior?",
    text: "Nesse caso, nada muda até verificarmos. Escreva para nós e conte o motivo.",
    yes: "Não concordo",
    doneTitle: "Pronto: por enquanto nada muda",
    doneText: "Vamos verificar. Se a conta é sua, escreva para nós para que possamos devolvê-la.",
    write: "Escrever para nós",
    invalid:
      "O link não funciona mais: talvez as 72 horas já tenham passado ou não haja nada pendente. Escreva para nós e vamos ver.",
    meta: "Não concordar · Nakamatch",
    title: "Conta fechada",
    intro: "Você nos ajuda a devolvê-la a quem ela pertence.",
  },
  undo: {
    title: "Desfazer a troca de e-mail",
    text: "Escolha uma nova senha e sua conta volta para o e-mail anterior. Encerramos todas as sessões, desvinculamos Google e Discord e removemos as chaves de acesso.",
    invalid:
      "O link já foi usado ou tem mais de 7 dias. Se você não consegue entrar na sua conta, escreva para a gente pela página de contato.",
  },
};
