import type { Phrases } from "../dictionary.ts";

export const sessions: Phrases["sessions"] = {
  text: "Os dispositivos em que sua sessão está aberta. Se não reconhecer algum, encerre a sessão dele e mude sua senha.",
  loadFailed: "Não foi possível carregar suas sessões.",
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
  endOthersText: "Todos os dispositivos, menos este, serão desconectados.",
  endedOthers: "As outras sessões foram encerradas",
};
