import type { Phrases } from "../../dictionary.ts";

export const subscriptionSuccess: Phrases["subscriptionSuccess"] = {
  meta: "Assinatura · Nakamatch",
  title: "Agora você é premium!",
  text: "Seu nome já aparece em dourado e com coroa.",
  waitingTitle: "Estamos confirmando seu pagamento",
  waiting: "Costuma levar alguns segundos. Esta página se atualiza sozinha.",
  slow: "Está demorando mais do que o normal. Não precisa pagar de novo: assim que confirmarmos o pagamento, você será premium. Avisamos por e-mail.",
  email: "Você vai receber um e-mail de confirmação.",
  reference: "Referência do pagamento",
  keep: "Guarde bem: se escrever para a gente sobre este pagamento, vamos precisar dela.",
  copy: "Copiar a referência",
  copied: "Copiada",
  copyError: "Não conseguimos copiar. Selecione e copie à mão.",
  gives: "O que você já tem",
  dashboard: "Descobrir gente",
  chats: "Ir para meus chats",
  contact: "Contato",
};
