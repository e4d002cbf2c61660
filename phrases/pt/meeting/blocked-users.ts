import type { Phrases } from "../../dictionary.ts";

export const blockedUsers: Phrases["blockedUsers"] = {
  meta: "Pessoas bloqueadas · Nakamatch",
  title: "Pessoas bloqueadas",
  total_one: "{{count}} pessoa bloqueada",
  total_other: "{{count}} pessoas bloqueadas",
  explanation: "Quem está aqui não vê seu perfil, você não vê o dessa pessoa, e ninguém fica sabendo do bloqueio.",
  back: "Voltar ao meu perfil",
  since: "Bloqueio desde {{date}}",
  unblock: "Desbloquear",
  unblockName: "Desbloquear {{name}}",
  unblocked: "Você desbloqueou {{name}}",
  unblockError: "Não conseguimos desbloquear a pessoa. Tente de novo.",
  empty: {
    title: "Você não bloqueou ninguém",
    text: "Se alguém te incomodar, bloqueie pelo perfil ou pelo chat.",
  },
  error: {
    title: "Não conseguimos abrir a lista",
    text: "Os bloqueios continuam valendo: tente de novo em instantes.",
  },
};
