import type { Phrases } from "../dictionary.ts";

export const blockedUsers: Phrases["blockedUsers"] = {
  meta: "Pessoas bloqueadas · Nakamatch",
  title: "Pessoas bloqueadas",
  total_one: "{{count}} pessoa bloqueada",
  total_other: "{{count}} pessoas bloqueadas",
  explanation: "Quem está nesta lista não vê seu perfil, você não vê o dessa pessoa, e ela não sabe do bloqueio.",
  back: "Voltar ao meu perfil",
  since: "Bloqueio desde {{date}}",
  unblock: "Desbloquear",
  unblockName: "Desbloquear {{name}}",
  unblocked: "Você desbloqueou {{name}}",
  unblockError: "Não foi possível desbloquear a pessoa. Tente de novo.",
  empty: {
    title: "Você não bloqueou ninguém",
    text: "Se alguém incomodar você, é possível bloquear essa pessoa no perfil dela ou no chat.",
  },
  error: {
    title: "Não foi possível abrir a lista",
    text: "Os bloqueios continuam valendo: tente de novo em instantes.",
  },
};
