import type { Phrases } from "../../dictionary.ts";

/** What a banned person reads at sign-in. */
export const suspension: Phrases["suspension"] = {
  other: "Entrar com outra conta",
  title: "Sua conta está suspensa",
  reason: "Motivo",
  until: "Até",
  permanent: "Permanente",
  signIn: "Digite seu e-mail e sua senha para ver todos os motivos e contestar se for um erro.",
  over: {
    title: "Sua conta está ativa de novo",
    text: "A suspensão terminou. Entre para continuar de onde parou; se você recebia notificações neste navegador, elas voltam sozinhas.",
  },
  data: {
    title: "Seus dados",
    text: "Mesmo com a conta suspensa, seus dados são seus: você pode baixá-los ou excluir a conta. Você tem meia hora; depois, entre de novo.",
    open: "Baixar meus dados ou excluir a conta",
  },
};
