import type { Phrases } from "../../dictionary.ts";

export const emailChange: Phrases["emailChange"] = {
  title: "E-mail",
  text: "Enviamos um link para o novo e-mail. Até você abrir o link, nada muda.",
  open: "Trocar o e-mail",
  field: "Novo e-mail",
  send: "Enviar o link",
  proveText: "Digite sua senha para trocar o e-mail.",
  sentTitle: "Confira seu novo e-mail",
  sentText: "Enviamos um link para {{email}}. Abra-o neste navegador nas próximas 24 horas.",
  confirming: "Confirmando seu novo e-mail…",
  doneTitle: "E-mail alterado",
  doneText: "A partir de agora você entra com {{email}}.",
  failedTitle: "O e-mail não mudou",
};
