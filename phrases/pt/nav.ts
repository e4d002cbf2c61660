import type { Phrases } from "../dictionary.ts";

export const nav: Phrases["nav"] = {
  main: "Navegação principal",
  skip: "Ir para o conteúdo",
  home: "Nakamatch, início",
  openMenu: "Abrir menu",
  closeMenu: "Fechar menu",
  login: "Entrar",
  register: "Criar conta",
  logout: "Sair",
  settings: "Configurações",
  account: "Configurações da conta",
  terms: "Termos e segurança",
  dashboard: "Descobrir",
  premium: "Premium",
  chats: "Chats",
  matches: "Matches",
  profile: "Meu perfil",
  bans: "Banimentos",
  operator: "Sistema",
  newChats: "Você tem mensagens novas",
  newLikes: "Você tem likes novos",
};
