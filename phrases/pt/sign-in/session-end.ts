import type { Phrases } from "../../dictionary.ts";

export const sessionEnd: Phrases["sessionEnd"] = {
  unknown: {
    title: "Sua sessão terminou",
    text: "Talvez ela tenha sido encerrada em outro dispositivo, a senha tenha mudado ou faça muito tempo que você não entra. Entre e continue de onde parou.",
  },
  elsewhere: {
    title: "Sessão encerrada em outro dispositivo",
    text: "Alguém, provavelmente você, encerrou esta sessão a partir de outro dispositivo. Entre e continue de onde parou. Se não foi você, mude a senha depois.",
  },
  password: {
    title: "A senha mudou",
    text: "Alguém, provavelmente você, mudou a senha, e isso encerra as outras sessões. Entre com a nova e continue de onde parou. Se não foi você, escolha outra em “Esqueceu a senha?”.",
  },
  factor: {
    title: "Agora é preciso um código",
    text: "Alguém, provavelmente você, ativou a verificação em duas etapas em outro dispositivo. Entre com um código e continue de onde parou.",
  },
  deleted: {
    title: "Esta conta foi excluída",
    text: "Você a excluiu em outra aba ou em outro dispositivo, por isso sua sessão também terminou aqui.",
  },
};
