import type { Phrases } from "../../dictionary.ts";

export const sessions: Phrases["sessions"] = {
  text: "Os dispositivos em que sua conta está aberta. Não reconhece algum? Encerre a sessão e mude sua senha.",
  loadFailed: "Não conseguimos carregar suas sessões.",
  device: "{{browser}} no {{system}}",
  unknown: "Dispositivo desconhecido",
  current: "Esta sessão",
  heldBack: "Não verificada",
  address: "Endereço IP: {{address}}",
  lastSeen: "Última atividade: {{time}}",
  now: "Agora",
  end: "Encerrar sessão",
  ended: "Sessão encerrada",
  endOthers: "Encerrar as outras sessões",
  endOthersTitle: "Encerrar as outras sessões?",
  endOthersText: "Você vai sair da conta em todos os dispositivos, menos neste.",
  endedOthers: "Encerramos as outras sessões",
};
