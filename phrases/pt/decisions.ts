import type { Phrases } from "../dictionary.ts";

export const decisions: Phrases["decisions"] = {
  meta: "Decisões sobre sua conta · Nakamatch",
  title: "Decisões sobre sua conta",
  intro: "O que a equipe de moderação decidiu, por quê, e como contestar se for um erro.",
  back: "Voltar a Descobrir",
  empty: {
    title: "Tudo em ordem",
    text: "Não há nenhuma decisão sobre sua conta. Se um dia houver, você vai encontrá-la aqui com os motivos.",
  },
  error: {
    title: "Não conseguimos carregar as decisões",
    text: "Tente de novo: quase sempre resolve.",
  },
};
