import type { Phrases } from "../dictionary.ts";

export const deleteAccount: Phrases["deleteAccount"] = {
  action: "Excluir minha conta",
  title: "Excluir sua conta?",
  final: "Não dá para desfazer.",
  lost: "Vamos apagar para sempre seu perfil, sua foto, seus gostos, seus likes e seus matches.",
  messages: "As mensagens que você enviou ficam nos chats das outras pessoas, como de “Usuário excluído”.",
  reports: "As denúncias em aberto, suas ou sobre você, ficam guardadas sem o seu nome até alguém decidir.",
  premium: {
    granted: "Seu premium termina nesse momento.",
    paid: "Sua assinatura premium termina nesse momento e não vamos cobrar mais nada.",
    notRefunded: "O que você já pagou não é devolvido.",
    withdrawable:
      "Se você excluir a conta agora, o que pagou não é devolvido. Se desistir antes, até {{date}}, devolvemos tudo.",
    premium: "Desistir na página Premium",
    contact: "Escreva para a gente para desistir",
  },
  password: "Sua senha",
  passwordHint: "Para sabermos que é você.",
  passwordRequired: "Digite sua senha.",
  confirm: "Excluir conta",
  failed: "Não foi possível excluir sua conta. Tente de novo.",
  done: { title: "Conta excluída", text: "Sua conta foi excluída" },
};
