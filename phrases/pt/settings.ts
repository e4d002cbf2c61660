import type { Phrases } from "../dictionary.ts";

export const settings: Phrases["settings"] = {
  meta: "Configurações · Nakamatch",
  title: "Configurações",
  account: { title: "Conta", email: "E-mail", nickname: "Nickname" },
  password: {
    title: "Senha",
    text: "Ao mudar a senha, suas outras sessões são encerradas e avisamos por e-mail.",
    open: "Mudar a senha",
    current: "Senha atual",
    next: "Nova senha",
    save: "Salvar senha",
    doneTitle: "Senha alterada",
    doneText: "Suas outras sessões foram encerradas.",
    currentRequired: "Digite sua senha atual.",
    set: {
      text: "Você entra sem senha. Com uma senha, dá para entrar também pelo seu e-mail.",
      open: "Escolher uma senha",
      prove: "Antes de escolher uma senha, confirme que é você.",
      doneTitle: "Senha salva",
      doneText: "A partir de agora você também pode entrar com seu e-mail e esta senha.",
    },
  },
  providers: {
    title: "Outras formas de entrar",
    text: "Com estas contas você também entra no Nakamatch.",
    unlink: "Desvincular",
    unlinkTitle: "Desvincular {{provider}}?",
    unlinkText: "Depois você não vai mais poder entrar com {{provider}}.",
    done: "{{provider}} foi desvinculado",
  },
  appearance: { title: "Idioma e tema", text: "Valem para este navegador." },
  data: {
    title: "Meus dados",
    text: "Um arquivo com tudo o que guardamos sobre você: uma página para ler e o mesmo para um computador.",
    request: "Preparar o arquivo",
    building: "Estamos preparando o arquivo. Escreveremos quando estiver pronto.",
    progress: "Preparando",
    download: "Baixar ({{size}})",
    until: "Apagamos em {{date}}.",
    again: "Preparar outro",
    failed: "Não foi possível preparar o arquivo. Tente de novo.",
  },
  deletion: {
    title: "Excluir a conta",
    text: "Seu perfil e tudo o que é seu some do Nakamatch. Antes, perguntamos mais uma vez.",
  },
};
