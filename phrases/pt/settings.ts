import type { Phrases } from "../dictionary.ts";

export const settings: Phrases["settings"] = {
  meta: "Configurações · Nakamatch",
  title: "Configurações",
  back: "Todas as configurações",
  search: {
    label: "Buscar nas configurações",
    none: "Nenhuma configuração com “{{query}}”.",
    found_one: "{{count}} resultado",
    found_other: "{{count}} resultados",
  },
  groups: { account: "Sua conta", app: "Este app", people: "Outras pessoas", data: "Seus dados" },
  parts: {
    account: {
      title: "Conta",
      holds: "Nickname, e-mail, perfil e Premium",
      words: "usuário email endereço nome foto bio assinatura pagar",
    },
    access: {
      title: "Acesso e segurança",
      holds: "Senha, chaves de acesso, duas etapas",
      words:
        "passkey 2fa fator duplo código autenticador telefone celular sms verificação google discord digital entrar login",
    },
    sessions: {
      title: "Sessões abertas",
      holds: "Onde o Nakamatch está aberto",
      words: "dispositivos aparelhos celular computador navegador sair desconectar logout",
    },
    appearance: {
      title: "Idioma e tema",
      holds: "Em que idioma e com quais cores",
      words: "escuro claro noite modo aparência tradução español english français italiano deutsch português",
    },
    notifications: {
      title: "Notificações",
      holds: "Push, horário de silêncio, resumo por e-mail",
      words: "avisos alertas emails novidades não perturbe noite",
    },
    filter: {
      title: "Filtro de palavras",
      holds: "Oculta palavrões no que você escreve",
      words: "censura xingamentos insultos chat mensagens",
    },
    name: {
      title: "Seu nome",
      holds: "Quanto dele os outros leem",
      words: "sobrenome verdadeiro nickname privacidade perfil esconder ocultar mostrar quem vê",
    },
    activity: {
      title: "Atividade recente",
      holds: "Se os outros leem que você esteve online",
      words: "última vez visto online status presença esconder ocultar privacidade quando",
    },
    metPeople: {
      title: "Gente daqui",
      holds: "Se seu perfil diz que você já encontrou pessoas",
      words: "encontrar encontros plano planos confiança perfil privacidade",
    },
    pause: {
      title: "Pausa",
      holds: "Ninguém descobre você por um tempo",
      words: "pausar descanso esconder invisível desativar perfil férias",
    },
    words: {
      title: "Likes com palavras",
      holds: "Que digam algo com o like",
      words: "mensagem comentário nota receber denunciar retiradas bloqueio",
    },
    today: {
      title: "Sua turma de cada dia",
      holds: "A que distância e em quais idiomas",
      words: "hoje seis perto longe distância quilômetros km idioma língua descobrir",
    },
    hidden: {
      title: "Pessoas ocultas",
      holds: "Quem você não quer ver em Descobrir",
      words: "ocultar esconder não é para mim mostrar",
    },
    blocked: {
      title: "Pessoas bloqueadas",
      holds: "Quem não te vê nem te escreve",
      words: "bloquear bloqueio desbloquear usuários",
    },
    decisions: {
      title: "Decisões sobre sua conta",
      holds: "Advertências, motivos e contestações",
      words: "moderação suspensão banimento contestar recurso",
    },
    data: {
      title: "Meus dados",
      holds: "Baixe tudo o que guardamos sobre você",
      words: "exportar exportação cópia arquivo zip lgpd privacidade",
    },
    deletion: { title: "Excluir a conta", holds: "Para sempre", words: "apagar deletar encerrar cancelar" },
  },
  account: { email: "E-mail", nickname: "Nickname", profile: "Editar meu perfil", premium: "Premium e pagamentos" },
  password: {
    title: "Senha",
    text: "Ao trocá-la, encerramos suas outras sessões e avisamos por e-mail.",
    open: "Trocar a senha",
    current: "Senha atual",
    next: "Nova senha",
    save: "Salvar senha",
    doneTitle: "Senha trocada",
    doneText: "Encerramos suas outras sessões.",
    currentRequired: "Digite sua senha atual",
    set: {
      text: "Hoje você entra sem senha. Se criar uma, também pode entrar com seu e-mail.",
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
    done: "Você desvinculou {{provider}}",
  },
  activity: {
    text: "Os cartões e os perfis dizem se alguém esteve online no último dia ou na última semana. O cálculo é feito uma vez por noite: ninguém lê mais do que isso, e nenhuma ordem depende disso.",
    switch: "Mostrar que estive online",
    hint: "Se você desativar, também não lê isso dos outros. Nos chats você continua vendo quem está lá agora.",
  },
  metPeople: {
    text: "Seu perfil pode dizer “Já encontrou gente daqui”: um sim, sem número nem nomes. Para isso, duas pessoas diferentes precisam dizer, como você, depois de um plano, que vocês se encontraram.",
    switch: "Mostrar que já encontrei gente",
    hint: "O cálculo é feito uma vez por noite. Não avisamos a ninguém quando começa, nem a você.",
  },
  appearance: {
    text: "O tema só muda neste navegador. Nossos e-mails seguem o idioma que você escolher.",
  },
  hidden: {
    text: "Se alguém não é para você, oculte a pessoa em Descobrir ou no perfil dela. Ninguém fica sabendo, e aqui você pode voltar a mostrá-la.",
    empty: "Você não ocultou ninguém",
    showName: "Mostrar {{name}} de novo",
    failed: "Não conseguimos abrir a lista. Tente de novo daqui a pouco.",
  },
  data: {
    text: "Um arquivo com tudo o que guardamos sobre você: uma página para ler e os mesmos dados em JSON para outros programas.",
    request: "Preparar o arquivo",
    building: "Estamos preparando o arquivo. Avisamos por e-mail quando estiver pronto.",
    progress: "Preparando",
    ready: "O arquivo está pronto: já dá para baixar.",
    download: "Baixar ({{size}})",
    until: "Apagamos em {{date}}.",
    again: "Preparar outro",
    failed: "Não conseguimos preparar o arquivo. Tente de novo.",
  },
  deletion: {
    text: "Seu perfil e tudo o que faz parte dele somem para sempre. Antes, vamos pedir que você confirme.",
  },
};
