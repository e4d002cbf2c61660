import type { Phrases } from "../../dictionary.ts";

export const deleteAccount: Phrases["deleteAccount"] = {
  action: "Excluir minha conta",
  title: "Excluir sua conta?",
  final: "Não dá para desfazer.",
  checkIn: "Você tem um aviso “Estou em casa” sem resposta: ele termina com a sua conta, e ninguém será avisado.",
  lost: "Vamos apagar para sempre seu perfil, suas fotos, seus interesses, seus likes e seus matches.",
  messages: "As mensagens que você enviou ficam nos chats das outras pessoas, com o nome “Conta excluída”.",
  reports: "As denúncias em aberto, suas ou sobre você, guardamos sem o seu nome até alguém decidir.",
  premium: {
    granted: "Seu premium termina nesse momento.",
    paid: "Sua assinatura premium termina nesse momento e não vamos cobrar mais nada.",
    notRefunded: "Não devolvemos o que você já pagou.",
    withdrawable:
      "Se você excluir a conta agora, não devolvemos o que pagou. Se antes desistir da assinatura, até {{date}}, devolvemos tudo.",
    premium: "Desistir na página Premium",
    contact: "Fale com a gente para desistir da assinatura",
  },
  password: "Sua senha",
  passwordHint: "Para sabermos que é você.",
  passwordRequired: "Digite sua senha",
  confirm: "Excluir conta",
  failed: "Não conseguimos excluir sua conta. Tente de novo.",
  done: { title: "Conta excluída", text: "Sua conta foi excluída" },
};
