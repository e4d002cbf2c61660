import type { Phrases } from "../dictionary.ts";

export const privacy: Phrases["privacy"] = {
  meta: {
    title: "Privacidade · Nakamatch",
    description:
      "Que dados o Nakamatch guarda, para quê, por quanto tempo, quem mais os vê e como recebê-los ou excluí-los.",
  },
  title: "Privacidade",
  lead: "O que sabemos de você, para que usamos e como nos fazer esquecer. Sem rastreadores, sem anúncios e sem vender nada a ninguém.",
  who: {
    title: "Quem responde pelos seus dados",
    operator: "Responsável: {{name}}",
    address: "Endereço: {{address}}",
    text: "Quem administra este site responde pelos seus dados. Para qualquer assunto sobre eles, escreva para:",
  },
  data: {
    title: "O que guardamos e para quê",
    account: {
      title: "Sua conta",
      text: "Seu e-mail, sua senha e seu idioma. A senha fica guardada de um jeito que nem a gente consegue ler. O e-mail serve para entrar, confirmar que é seu e avisar o que você precisa saber; nunca para propaganda. Se você entra com Google ou Discord, também o identificador da sua conta lá.",
    },
    profile: {
      title: "Seu perfil e seus gostos",
      text: "Nome, nickname, data de nascimento, gênero, país, cidade, bio, o que você procura e com quem, e os títulos que ama. Com isso mostramos você a quem procura o mesmo e calculamos idade, distância e compatibilidade. Nunca pedimos a localização do seu dispositivo. Se você importa um arquivo com sua lista, ele é lido no seu dispositivo: só os títulos chegam até nós. Se a traz pelo nome de usuário, nosso servidor a pede e não guarda nem o nome nem a lista.",
    },
    photo: {
      title: "Sua foto",
      text: "A foto que você envia, recortada e sem dados ocultos como o lugar ou a câmera. Um programa do nosso próprio servidor pode reter uma foto que pareça explícita até alguém da equipe de moderação analisar; ela não sai de lá.",
    },
    meetings: {
      title: "Likes, matches, bloqueios e pessoas ocultas",
      text: "Em quem você dá like, com quem tem match e quem você bloqueia, para abrir o chat quando o interesse é mútuo e para que ninguém bloqueado volte a cruzar com você. Também quem você oculta em Descobrir, para não mostrarmos de novo: ninguém mais vê isso.",
    },
    chats: {
      title: "Seus chats",
      text: "As mensagens, quando foram enviadas e lidas, e quando você esteve online pela última vez. Das primeiras mensagens guardamos também um código (hash) que não permite recuperar o texto, para frear quem manda a mesma coisa para todo mundo.",
    },
    sessions: {
      title: "Suas sessões",
      text: "De que navegador e endereço IP você entrou, e quando. Se você ativou uma segunda verificação, também o aplicativo ou telefone dela. Além disso, os nomes das suas chaves de acesso e quando você as usou; sua digital, seu rosto e o PIN ficam no seu dispositivo. Assim a sessão continua aberta quando você volta, e assim dá para encerrar uma sessão que não é sua.",
    },
    reports: {
      title: "Denúncias",
      text: "Quem denuncia quem, por quê, e a prova do que se via naquele momento: o perfil com a foto ou as últimas 50 mensagens do chat. Só a equipe de moderação vê.",
    },
    moderation: {
      title: "Moderação",
      text: "Advertências, suspensões e recursos, com seus motivos, e os avisos automáticos para a equipe de moderação: palavras da lista em nomes e bios, mensagens repetidas e contas novas com o e-mail de alguém suspenso. Para este último caso guardamos um hash do e-mail, não o e-mail.",
    },
    premium: {
      title: "Premium",
      text: "Se você tem premium: qual plano, desde quando, até quando e o número da assinatura. O número do seu cartão não passa por nós: a página Premium mostra a bandeira e os quatro últimos dígitos, lidos da Stripe naquele momento, assim como suas faturas, e não são guardados.",
    },
    alerts: {
      title: "Suas notificações e resumos",
      text: "Quais avisos você quer receber, de quanto em quanto tempo enviamos o resumo por e-mail e quando foi o último, seu horário de silêncio e fuso horário e, para cada navegador em que você ativa as notificações, o endereço dele no serviço de notificações e o que enviamos para lá, que acabam com a sessão. O resumo conta suas novidades; se você não quiser, cada um traz um link para não receber mais.",
    },
    technical: {
      title: "A parte técnica",
      text: "Para ninguém sobrecarregar o serviço, contamos as solicitações por endereço IP, na memória e com um hash no lugar do endereço. O registro técnico não traz nomes, e-mails, endereços nem textos de ninguém.",
    },
  },
  bases: {
    title: "Por que podemos fazer isso",
    intro:
      "A lei pede um motivo para cada dado. Estes são os nossos, segundo o Regulamento Geral sobre a Proteção de Dados da União Europeia (GDPR):",
    contract:
      "O contrato com você (artigo 6.1.b): conta, perfil, foto, likes, chats, sessões e premium. Sem isso o Nakamatch não funciona.",
    consent:
      "Seu consentimento (artigo 9.2.a): os gêneros com quem você procura um relacionamento podem revelar sua orientação. Você informa porque quer, e pode mudar quando quiser escolhendo só amizade.",
    interest:
      "O interesse legítimo (artigo 6.1.f) em que este seja um lugar seguro: denúncias, provas, moderação, avisos automáticos e limites contra abusos. Você pode se opor. Também em avisar você por e-mail das suas novidades: um toque e isso para.",
    duty: "Uma obrigação legal (artigo 6.1.c): explicar a você cada decisão de moderação, analisar seu recurso e responder à justiça quando ela exige.",
  },
  times: {
    title: "Por quanto tempo",
    intro: "O que faz parte da sua conta dura o mesmo que ela. O resto tem seu prazo:",
    columns: { what: "O quê", time: "Quanto tempo" },
    unconfirmed: { what: "Contas que ninguém confirma", time: "7\u00a0dias" },
    sessions: { what: "Sessões sem uso", time: "30\u00a0dias" },
    links: {
      what: "Links para confirmar o e-mail e para mudar a senha",
      time: "24\u00a0horas os primeiros, 1\u00a0hora os segundos",
    },
    addresses: { what: "Seu e-mail anterior, se você mudar", time: "7\u00a0dias" },
    emails: { what: "E-mails que mandamos para você, depois de enviados", time: "2\u00a0horas no máximo" },
    jobs: { what: "Outras tarefas internas, depois de concluídas", time: "7\u00a0dias" },
    requests: { what: "Contagem dos e-mails e códigos que você pediu", time: "1\u00a0dia" },
    exports: { what: "O arquivo com seus dados", time: "1\u00a0dia" },
    devices: { what: "Reconhecimento do dispositivo, desde a última vez que você entrou", time: "400\u00a0dias" },
    identity: { what: "Cadastro com Google ou Discord não concluído", time: "1\u00a0hora, no seu navegador" },
    alerts: { what: "Quais notificações enviamos a você", time: "1\u00a0dia" },
    language: { what: "Cookie do seu idioma", time: "365\u00a0dias" },
    uploads: {
      what: "Fotos trocadas ou removidas",
      time: "Deixam de aparecer na hora; as cópias em outros navegadores vencem em 1\u00a0hora",
    },
    firstMessages: {
      what: "Hash das primeiras mensagens",
      time: "Conta por 24\u00a0horas e é apagado na limpeza diária",
    },
    evidence: {
      what: "Provas de uma denúncia, mesmo que alguém exclua a conta",
      time: "1\u00a0ano, e até a decisão; depois dela, mais 6\u00a0meses e até respondermos ao seu recurso",
    },
    signals: { what: "Avisos automáticos para a equipe de moderação, depois de fechados", time: "1\u00a0ano" },
    bannedEmail: {
      what: "Hash do e-mail de uma conta suspensa, ou excluída com denúncias em aberto",
      time: "Até 1\u00a0ano depois da suspensão; se for permanente, sem prazo; sem suspensão, até a decisão",
    },
    log: {
      what: "Registro das decisões de moderação",
      time: "Sem prazo, com pseudônimos; ao excluir uma conta, apaga-se qual era o pseudônimo dela",
    },
    backups: {
      what: "Backups",
      time: "O que foi excluído some deles em até 90\u00a0dias; até lá, uma lista só de identificadores evita que uma conta excluída seja restaurada",
    },
  },
  others: {
    title: "Quem mais participa",
    intro: "Não vendemos nem cedemos seus dados. Participam somente:",
    members:
      "As outras pessoas no Nakamatch, que veem seu perfil. Nunca veem seu e-mail, sua data de nascimento nem onde você está.",
    hosting:
      "Os servidores contratados para este site: neles ficam o banco de dados, as fotos e a memória que distribui as novidades ao vivo. Guardam, mas não usam.",
    mail: "Os serviços que entregam os e-mails e os SMS que mandamos para você.",
    providers:
      "Google ou Discord, se você entra com um deles. Eles ficam sabendo que você usa o Nakamatch; a nós informam seu e-mail, o identificador da sua conta lá e, no caso do Google, seu nome. Do que você faz aqui não contamos nada a eles.",
    payment:
      "A Stripe, que cobra o premium na página dela. Recebe seu e-mail, o identificador da sua conta aqui e o que você digita ao pagar. Se você excluir a conta, pedimos que ela apague seus dados.",
    push: "O serviço de notificações do seu navegador (do Google, da Mozilla, da Apple ou da Microsoft), só se você ativar as notificações. Ele recebe cada uma criptografada e não consegue ler.",
    flags:
      "flagcdn.com, de onde seu navegador baixa as bandeiras dos países. Recebe seu endereço IP e qual é a bandeira, mas não de que página.",
    lists:
      "O AniList ou o MyAnimeList, se este site oferecer isso e você trouxer sua lista de lá pelo nome de usuário. Eles recebem esse nome do nosso servidor, não quem você é nem seu endereço IP; lemos só o que é público e não guardamos o nome.",
    passwords:
      "Se este site usar um, um serviço que conhece senhas vazadas: ele recebe cinco caracteres de um hash da sua nova senha, iguais aos de muitas outras. Não recebe nem a senha nem quem você é.",
    law: "A polícia e os juízes, se a lei nos obrigar.",
  },
  device: {
    title: "No seu dispositivo",
    cookie:
      "Só os cookies indispensáveis: os da sua sessão, para ela continuar aberta, e outro que reconhece este dispositivo depois que você entrou nele, para que as senhas erradas de outra pessoa não deixem você de fora. Eles não contêm seu nome nem seu e-mail. Os scripts da página só conseguem ler um, que diz que alguém está conectado. Outro guarda seu idioma. Quando você se cadastra, outro reconhece este dispositivo por um dia, para você entrar assim que confirmar seu e-mail. Se você entra pela primeira vez com Google ou Discord, outro guarda, criptografado, o que eles nos informaram, até você concluir o cadastro ou se passar uma hora.",
    storage:
      "No armazenamento do navegador ficam seu idioma, o tema e outras preferências; enquanto a sessão está aberta, também seu nickname, sua foto e as mensagens ainda não enviadas, que são apagados quando você sai, e por um tempo o e-mail para o qual acabamos de escrever. O que você escreve ao se cadastrar, sem a senha, fica na aba por até meia hora, caso você a recarregue.",
    nothing:
      "Não há cookies de propaganda nem de estatísticas, nem scripts de outras empresas. Por isso você não vai ver nenhum aviso de cookies.",
  },
  machines: {
    title: "O que uma máquina decide",
    text: "A compatibilidade e a ordem em que você vê as pessoas são calculadas por um programa a partir dos títulos e da distância. Um programa também pode reter uma foto ou barrar uma mensagem repetida. Nada mais: advertências e suspensões são sempre decididas por uma pessoa, com motivos por escrito, e contra cada uma você pode recorrer uma vez a outra pessoa.",
  },
  rights: {
    title: "Seus direitos",
    intro: "É só pedir, sem precisar dizer por quê:",
    access: "Saber o que temos sobre você e receber isso em um arquivo que os programas também possam ler.",
    correct: "Corrigir: quase tudo, por conta própria, ao editar seu perfil.",
    erase:
      "Excluir sua conta com seu perfil, sua foto, seus gostos, seus likes, seus bloqueios e suas sessões. As mensagens que você enviou ficam no chat de quem as recebeu, sem o seu nome; as denúncias em aberto, também sem o seu nome, até alguém decidir, e as provas de uma denúncia até vencer o prazo.",
    object: "Opor-se a um uso específico ou pedir uma pausa enquanto esclarecemos.",
    withdraw: "Retirar seu consentimento quando quiser, sem que isso mude o que veio antes.",
    how: "Baixe seus dados e exclua sua conta nas configurações ou, se ela estiver suspensa, ao entrar. Para o resto, escreva para a gente do e-mail da sua conta: respondemos em um mês no máximo.",
    complain:
      "Se achar que não fazemos isso direito, você pode recorrer à autoridade de proteção de dados do seu país.",
  },
  age: {
    title: "Só para maiores de idade",
    text: "O Nakamatch é para maiores de 18\u00a0anos. Não guardamos de propósito dados de menores: se descobrirmos que uma conta é de um deles, nós a fechamos.",
  },
  changes: {
    title: "Mudanças",
    text: "Quando muda o que o produto faz, mudam esta página e a data lá em cima.",
    terms: "O que os outros veem de você e as regras da casa estão nos termos de uso.",
  },
};
