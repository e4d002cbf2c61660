import type { Phrases } from "../dictionary.ts";

export const resetPassword: Phrases["resetPassword"] = {
  meta: "Nova senha · Nakamatch",
  title: "Uma senha nova",
  intro: "Escolha uma que só você conheça. Depois entre com ela.",
  password: "Nova senha",
  confirm: "Repita a senha",
  submit: "Salvar senha",
  submitting: "Salvando...",
  back: "Voltar ao login",
  successTitle: "Senha atualizada",
  successText: "Você já pode entrar com ela. Vamos levar você até lá.",
  validationTitle: "Erro de validação",
  failedTitle: "Erro ao atualizar a senha",
  unexpectedTitle: "Erro inesperado",
  linkInvalid: {
    title: "Este link não funciona",
    text: "Ele não é válido ou expirou. Peça um novo e enviaremos.",
  },
  undo: {
    title: "Desfazer a mudança de e-mail",
    text: "Escolha uma nova senha: sua conta volta para o e-mail anterior, todas as sessões são encerradas, Google e Discord são desvinculados e as chaves de acesso são removidas.",
    invalid:
      "O link já foi usado ou tem mais de 7 dias. Se você não consegue entrar na sua conta, escreva para nós pela página de contato.",
  },
};
