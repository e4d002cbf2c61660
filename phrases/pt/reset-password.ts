import type { Phrases } from "../dictionary.ts";

export const resetPassword: Phrases["resetPassword"] = {
  meta: "Nova senha · Nakamatch",
  title: "Uma senha nova",
  intro: "Escolha uma que só você conheça. Depois entre com ela.",
  password: "Nova senha",
  confirm: "Repita a senha",
  submit: "Salvar senha",
  submitting: "Salvando...",
  back: "Voltar para o login",
  successTitle: "Senha atualizada",
  successText: "Você já pode entrar com ela. Vamos levar você até lá.",
  validationTitle: "Erro de validação",
  failedTitle: "Erro ao atualizar a senha",
  unexpectedTitle: "Erro inesperado",
  linkInvalid: {
    title: "Este link não funciona",
    text: "Ele não é válido ou expirou. Peça um novo e nós enviamos.",
  },
};
