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
      text: "Hoje você entra sem senha. Com uma, também pode entrar com seu e-mail.",
      open: "Escolher uma senha",
      prove: "Antes de escolher uma senha, confirme que é você.",
      doneTitle: "Senha salva",
      doneText: "A partir de agora você também pode entrar com seu e-mail e esta senha.",
    },
  },
  providers: {
    title: "Outras formas de entrar",
    text: "Com estas contas você também pode entrar no Nakamatch.",
    unlink: "Desvincular",
    unlinkTitle: "Desvincular {{provider}}?",
    unlinkText: "Você não vai mais poder entrar com {{provider}}.",
    done: "{{provider}} foi desvinculado",
  },
  appearance: { title: "Idioma e tema", text: "Só mudam neste navegador." },
  data: {
    title: "Meus dados",
    text: "Um arquivo com tudo o que guardamos sobre você: uma página para ler e os mesmos dados em um formato para programas.",
    request: "Preparar o arquivo",
    building: "Estamos preparando o arquivo. Avisaremos por e-mail quando estiver pronto.",
    progress: "Preparando",
    download: "Baixar ({{size}})",
    until: "Apagamos em {{date}}.",
    again: "Preparar outro",
    failed: "Não foi possível preparar o arquivo. Tente de novo.",
  },
  deletion: {
    title: "Excluir a conta",
    text: "Seu perfil e seus dados somem do Nakamatch para sempre. Antes, vamos pedir que você confirme.",
  },
};
