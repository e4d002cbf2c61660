import type { Phrases } from "../dictionary.ts";

export const blockedUsers: Phrases["blockedUsers"] = {
  meta: "Usuários bloqueados · Nakamatch",
  title: "Usuários bloqueados",
  total_one: "{{count}} usuário bloqueado",
  total_other: "{{count}} usuários bloqueados",
  explanation: "Vocês não se veem mais, e quem está aqui não sabe que foi bloqueado.",
  back: "Voltar ao meu perfil",
  since: "Bloqueio desde {{date}}",
  unblock: "Desbloquear",
  unblockName: "Desbloquear {{name}}",
  unblocked: "Você desbloqueou {{name}}",
  unblockError: "Não foi possível desbloquear a pessoa. Tente de novo.",
  empty: {
    title: "Você não bloqueou ninguém",
    text: "Se alguém te incomodar, você pode bloquear essa pessoa no perfil dela ou no chat.",
  },
  error: {
    title: "Não foi possível abrir a lista",
    text: "Todo mundo que estava nela continua bloqueado. Tente de novo em instantes.",
  },
};
