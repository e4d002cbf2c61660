import type { Phrases } from "../dictionary.ts";

export const emailChange: Phrases["emailChange"] = {
  title: "E-mail",
  text: "O novo e-mail recebe um link de confirmação. Até você abrir o link, nada muda.",
  open: "Mudar o e-mail",
  field: "Novo e-mail",
  send: "Enviar o link",
  proveText: "Digite sua senha para mudar o e-mail.",
  sentTitle: "Veja sua nova caixa de entrada",
  sentText: "Enviamos um link para {{email}}. Abra-o neste navegador nas próximas 24 horas.",
  confirming: "Confirmando seu novo e-mail…",
  doneTitle: "E-mail alterado",
  doneText: "A partir de agora você entra com {{email}}.",
  failedTitle: "O e-mail não mudou",
  undoTitle: "Desfazer a mudança de e-mail",
  undoText:
    "Escolha uma nova senha: sua conta volta para o e-mail anterior, todas as sessões são encerradas e Google e Discord são desvinculados.",
  undoInvalid:
    "O link já foi usado ou tem mais de 7 dias. Se você não consegue entrar na sua conta, escreva para nós pela página de contato.",
};
