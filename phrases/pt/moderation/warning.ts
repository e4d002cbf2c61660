import type { Phrases } from "../../dictionary.ts";

export const warning: Phrases["warning"] = {
  title: "Você recebeu uma advertência",
  date: "Data",
  reason: "Motivo",
  note: "Nota da equipe",
  confirm: "Li a advertência",
  confirming: "Salvando…",
  more: "Ver a decisão e contestar",
  markedAsSeen: "Advertência marcada como lida",
  errorMarking: "Não conseguimos marcar a advertência como lida. Tente de novo.",
};
