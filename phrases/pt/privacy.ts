import type { Phrases } from "../dictionary.ts";

export const privacy: Phrases["privacy"] = {
  meta: {
    title: "Privacidade · Nakamatch",
    description:
      "Que dados o Nakamatch guarda, para quê, por quanto tempo, quem mais os vê e como recebê-los ou excluí-los.",
  },
  title: "Privacidade",
  lead: "O que sabemos de você, para que usamos e como nos fazer esquecer. Sem rastreadores, sem anúncios e sem vender nada a ninguém.",
  summary: {
    title: "Em um minuto",
    keep: "Guardamos o que você coloca no perfil, seus likes, seus chats e só o necessário para ninguém entrar na sua conta. Nunca pedimos a localização do seu dispositivo.",
    use: "Usamos isso para apresentar a você gente que procura o mesmo e para manter este lugar seguro. Sem anúncios nem rastreadores.",
    seen: "As outras pessoas veem seu perfil, nunca seu e-mail, sua data de nascimento nem onde você está. Ninguém da equipe lê seus chats, só as últimas mensagens de um chat que alguém denuncie.",
    sold: "Não vendemos nada. Só participam os serviços de que precisamos, como a Stripe para cobrar o premium.",
    yours:
      "Nas configurações você baixa seus dados ou exclui sua conta. O pouco que fica depois tem seu prazo, mais abaixo.",
  },
  who: {
    title: "Quem responde pelos seus dados",
    operator: "Responsável: {{name}}",
    address: "Endereço: {{address}}",
    text: "Quem administra este site responde pelos seus dados. Em caso de dúvida, escreva para:",
  },
  data: {
    title: "O que guardamos e para quê",
    account: {
      title: "Sua conta",
      text: "Seu e-mail, sua senha e seu idioma. Guardamos a senha de um jeito que nem a gente consegue ler. O e-mail serve para entrar, confirmar que é seu e avisar o que você precisa saber; nunca para propaganda. Se você entra com Google ou Discord, também o identificador da sua conta lá.",
    },
    profile: {
      title: "Seu perfil e seus interesses",
      text: "Nome, nickname, data de nascimento, gênero, país, cidade, bio, idiomas, suas respostas às perguntas, o que você procura e com quem, os títulos que ama, quais coloca na estante e até onde chegou em cada um. Com isso mostramos você a quem procura o mesmo e calculamos idade, distância e compatibilidade. Nunca pedimos a localização do seu dispositivo. Se você importa um arquivo com sua lista, seu dispositivo o lê e só os títulos chegam até nós e, dos que você adiciona, até onde chegou. Se você traz a lista pelo nome de usuário, quem a busca é o nosso servidor, que não guarda nem o nome nem a lista. Uma vez por noite calculamos se você esteve online no último dia ou na última semana; os outros leem isso, a não ser que você desative nas configurações.",
    },
    photo: {
      title: "Suas fotos",
      text: "As fotos que você envia, até seis, recortadas e sem dados ocultos como o lugar ou a câmera. Um programa do nosso próprio servidor pode reter uma foto que pareça explícita até alguém da equipe de moderação analisar; ela não sai de lá.",
    },
    verification: {
      title: "Seu perfil verificado",
      text: "Se você pede o selo de perfil verificado: o gesto que pedimos, sua foto fazendo o gesto e desde quando você tem o selo. Só a equipe de moderação vê essa foto, e anotamos quem abre e quando. Nenhum programa de reconhecimento facial toca nela.",
    },
    meetings: {
      title: "Likes, matches, bloqueios, pessoas ocultas e buscas salvas",
      text: "Em quem você dá like, com quem tem match e quem você bloqueia, para abrir o chat quando o like é mútuo e para que ninguém que você bloqueou volte a cruzar com você. Também quem você oculta em Descobrir, para não mostrarmos de novo: ninguém mais vê isso. E as buscas que você salva, com nome e filtros, para repetir com um toque e para contarmos no resumo quanta gente nova há nelas; para isso, anotamos também quando cada pessoa confirma seu e-mail. E quem apareceu em “Sua turma de hoje”, para trazermos outras pessoas a cada dia, e até que distância elas podem morar e se devem falar os seus idiomas. Se você mandar umas palavras com um like, também essas palavras e do que falam no perfil dela; quem vê é a pessoa que recebe o like e, se houver uma denúncia ou um sinal automático, a equipe de moderação.",
    },
    chats: {
      title: "Seus chats",
      text: "As mensagens, quando foram enviadas e lidas, com qual frase e quando uma conversa foi encerrada, as reações e quando você esteve online pela última vez. Você pode retirar uma mensagem durante 10\u00a0minutos: as palavras deixam de aparecer e só são guardadas para uma denúncia, mas os e-mails já enviados ficam como estão. Os planos a dois: o quê, quando e onde, e quem aceitou, cancelou ou pediu outro horário, e quando. Só vocês dois veem isso, e quem receber de um de vocês um link, que mostra também o nickname, a idade e a primeira foto da outra pessoa; guardamos quando ele foi criado, quantas vezes foi aberto e quando quem o criou disse que está tudo bem. Depois de um cancelamento, um encerramento, uma suspensão ou um bloqueio por essa pessoa, ele mostra só o nickname e o plano; se quem bloqueia é quem criou o link, a foto e a idade continuam. Os arquivos de calendário e os e-mails não citam a outra pessoa. Das primeiras mensagens e das palavras dos likes guardamos também um código que não permite recuperar o texto, para frear quem manda a mesma coisa para todo mundo.",
    },
    afterPlans: {
      title: "Como foram seus planos",
      text: "O que você diz de um plano que já passou: que vocês se encontraram, que não aconteceu, que algo não estava bem, ou nada. Mais ninguém vê, nem a outra pessoa; se você a denunciar, sua resposta não faz parte da denúncia. Se vocês dois disserem que se encontraram, guardamos, com a sua conta, um código de vocês dois que ninguém pode ler sem o segredo do nosso servidor. Ele serve para uma coisa só: seu perfil pode dizer “Já encontrou gente daqui”, se você ativar isso nas configurações. Ele não está no download dos seus dados, porque contaria o que outra pessoa respondeu. Contamos também quantos planos houve e em quantos as pessoas se encontraram, sem nomes.",
    },
    checkIns: {
      title: "Dizer que está em casa",
      text: "O horário que você escolhe depois de um plano, e o que responde. Da sua pessoa de confiança: o e-mail e o nome pelo qual ela conhece você, só enquanto são necessários; ninguém vê o e-mail, nem você nem o seu arquivo; o nome, só você e essa pessoa. Ela recebe uma pergunta e, se você não responder, um e-mail com esse nome e o horário; nada da outra pessoa nem do plano. De cada endereço guardamos um código que não permite recuperar o endereço, para não perguntar demais.",
    },
    going: {
      title: "Eventos aos quais você vai",
      text: "A quais eventos você diz que vai, desde quando, quem pode ver e se só pessoas verificadas. Isso diz onde você vai estar: só o dia ou os dias e a cidade do evento. Vê quem também vai e quem você vê, mais ninguém: quem você curtiu e seus matches ou, se você escolher, todas as pessoas compatíveis que vão, e só depois de 24 horas. Para os outros há um número por evento, arredondado para baixo em dezenas. Também anotamos quando você mudou de ideia, para ninguém espiar entrando e saindo.",
    },
    sessions: {
      title: "Suas sessões",
      text: "De que navegador e endereço IP você entrou, e quando: assim a sessão continua aberta e dá para encerrar uma que não é sua. Com a verificação em duas etapas, também o aplicativo ou celular; das chaves de acesso, o nome e quando você as usou. Sua digital, seu rosto e o PIN não saem do seu dispositivo.",
    },
    reports: {
      title: "Denúncias",
      text: "Quem denuncia quem, por quê, e a prova do que se via naquele momento: o perfil com as fotos ou mensagens do chat com a idade da pessoa denunciada (as últimas 50, as últimas 50 dela e a marcada, com 25 de cada lado), e as palavras recebidas com um like. Também, se responder, se alguém pode estar em perigo, ter menos de 18 anos ou pedir dinheiro. E o que a equipe pergunta à pessoa denunciada, com a resposta. Só a equipe de moderação vê.",
    },
    moderation: {
      title: "Moderação",
      text: "Advertências, suspensões e contestações, com seus motivos, e os sinais automáticos para a equipe de moderação: palavras da lista em nomes, bios, respostas e palavras de likes, mensagens repetidas e contas novas com o e-mail de alguém suspenso. Para este último caso não guardamos o e-mail, e sim um código que não permite recuperá-lo.",
    },
    premium: {
      title: "Premium",
      text: "Se você tem premium: qual plano, desde quando, até quando e o número da assinatura. O número do seu cartão não passa por nós: a página Premium pede à Stripe a bandeira, os quatro últimos dígitos e suas faturas na hora de mostrar, e não guardamos nada disso.",
    },
    alerts: {
      title: "Suas notificações e resumos",
      text: "Quais notificações você quer, com que frequência enviamos o resumo por e-mail e quando foi o último, seu horário de silêncio e seu fuso horário. De cada navegador em que você ativa as notificações guardamos também o endereço dele no serviço de notificações e o que enviamos para lá, até você sair da conta; o endereço, por até dez minutos a mais, para retirar o que o aparelho ainda mostra. Cada resumo traz um link para não receber mais.",
    },
    technical: {
      title: "A parte técnica",
      text: "Para ninguém sobrecarregar o serviço, contamos quantos acessos vêm de cada endereço IP, só na memória e com um código no lugar do endereço. O registro técnico não traz nomes, e-mails, endereços nem textos de ninguém.",
    },
  },
  bases: {
    title: "Por que podemos fazer isso",
    intro:
      "A lei pede um motivo para cada dado. Estes são os nossos, segundo o Regulamento Geral sobre a Proteção de Dados da União Europeia (GDPR):",
    contract:
      "O contrato com você (artigo 6.1.b): conta, perfil, fotos, likes, chats, sessões e premium. Sem isso o Nakamatch não funciona.",
    consent:
      "Seu consentimento (artigo 9.2.a): os gêneros com quem você procura um relacionamento podem revelar sua orientação. Você informa porque quer, e pode mudar quando quiser escolhendo só amizade.",
    interest:
      "O interesse legítimo (artigo 6.1.f) em manter este lugar seguro (denúncias, provas, moderação, sinais automáticos e limites contra abusos) e em contar suas novidades por e-mail. Você pode se opor a ambos; para parar os e-mails, basta um toque.",
    duty: "Uma obrigação legal (artigo 6.1.c): explicar a você cada decisão de moderação, analisar sua contestação e responder à justiça quando ela exige.",
  },
  times: {
    title: "Por quanto tempo",
    intro: "O que faz parte da sua conta fica enquanto ela existir. O resto tem seu prazo:",
    columns: { what: "O quê", time: "Quanto tempo" },
    unconfirmed: { what: "Contas que ninguém confirma", time: "7\u00a0dias" },
    sessions: { what: "Sessões sem uso", time: "no máximo 30\u00a0dias" },
    links: {
      what: "Links para confirmar o e-mail e para trocar a senha",
      time: "24\u00a0horas os primeiros, 1\u00a0hora os segundos",
    },
    addresses: { what: "Seu e-mail anterior, se você mudar", time: "7\u00a0dias" },
    emails: { what: "E-mails que mandamos, depois de enviados", time: "2\u00a0horas no máximo" },
    jobs: { what: "Tarefas internas, depois de feitas", time: "7\u00a0dias" },
    requests: { what: "Contagem dos e-mails e códigos que você pediu", time: "1\u00a0dia" },
    exports: { what: "O arquivo com seus dados", time: "1\u00a0dia" },
    devices: {
      what: "O cookie que reconhece seu dispositivo, desde a última vez que você entrou",
      time: "400\u00a0dias",
    },
    identity: { what: "Cadastro com Google ou Discord não concluído", time: "1\u00a0hora, no seu navegador" },
    alerts: { what: "Quais notificações enviamos", time: "1\u00a0dia" },
    language: { what: "Cookie do seu idioma", time: "365\u00a0dias" },
    uploads: {
      what: "Fotos trocadas ou removidas",
      time: "Deixam de aparecer na hora; as cópias em outros navegadores vencem em 1 hora",
    },
    firstMessages: {
      what: "Código com que reconhecemos uma primeira mensagem repetida, e quantos likes com palavras você manda",
      time: "24 horas, até a limpeza diária",
    },
    dailyPeople: {
      what: "Quem apareceu em “Sua turma de hoje”",
      time: "7 dias, até a limpeza diária",
    },
    words: {
      what: "As palavras de um like que você tirou ou que um bloqueio fez sumir, para que quem recebeu ainda possa denunciar",
      time: "30 dias, até a limpeza diária",
    },
    going: { what: "A qual evento você vai", time: "Até uma semana depois do fim, ou até você dizer que não vai" },
    goingChanges: { what: "Quando você disse que vai ou mudou quem vê", time: "30\u00a0dias" },
    checkIns: { what: "O horário em que você diz que está em casa", time: "3 dias depois" },
    trustedPeople: {
      what: "O e-mail da sua pessoa de confiança",
      time: "48 horas sem resposta; senão até acabarem o plano e o aviso: o plano no seu horário, o aviso no máximo 24 horas depois do horário previsto do e-mail",
    },
    trustedMailboxes: {
      what: "O código de um endereço a que perguntamos",
      time: "30 dias; se não quiser mais perguntas, até nos pedirem para apagá-lo",
    },
    takenBack: {
      what: "Mensagens retiradas, para que quem recebeu ainda possa denunciar",
      time: "30\u00a0dias, até a limpeza diária; com uma denúncia aberta, até alguém decidir, mesmo que alguém exclua a conta",
    },
    plans: {
      what: "Os planos a dois, seja qual for o fim deles",
      time: "30\u00a0dias depois do fim, até a limpeza diária",
    },
    planLinks: {
      what: "Os links para um plano, e o nickname que mostram de uma conta excluída",
      time: "12\u00a0horas depois do plano, ou quando você encerra o link",
    },
    afterPlans: {
      what: "O que você diz de um plano que já passou, e o código de duas pessoas que se encontraram",
      time: "O que você diz, 14\u00a0dias depois do fim do plano, até a limpeza diária; o código, até uma das duas excluir a conta, até a limpeza diária",
    },
    evidence: {
      what: "Provas de uma denúncia, mesmo que alguém exclua a conta",
      time: "1\u00a0ano, e até alguém decidir; depois da decisão, mais 6\u00a0meses e até respondermos à sua contestação",
    },
    outcomes: { what: "Se tomamos medidas sobre o que você denunciou", time: "1\u00a0ano" },
    noteDrafts: {
      what: "Notas e respostas não enviadas da equipe de moderação",
      time: "Até alguém decidir, no máximo 30 dias",
    },
    gestures: {
      what: "A foto do seu gesto, se ninguém decidir antes e você não a retirar; depois, como terminou seu pedido",
      time: "7\u00a0dias",
    },
    readings: { what: "Quem da equipe de moderação viu a foto do seu gesto, e quando", time: "1\u00a0ano" },
    privateNotes: {
      what: "O que a equipe de moderação anota sobre você; está no download dos seus dados",
      time: "1\u00a0ano",
    },
    signals: { what: "Sinais automáticos para a equipe de moderação, depois de fechados", time: "1\u00a0ano" },
    bannedEmail: {
      what: "Código com que reconhecemos o e-mail de uma conta suspensa, ou excluída com denúncias em aberto",
      time: "Até 1\u00a0ano depois da suspensão; se for permanente, sem prazo; sem suspensão, até a decisão",
    },
    log: {
      what: "Registro das decisões de moderação",
      time: "Sem prazo, com pseudônimos; quando alguém exclui a conta, apagamos a ligação entre essa pessoa e o pseudônimo",
    },
    backups: {
      what: "Backups",
      time: "O que foi excluído some deles em até 90 dias; até lá, uma lista sem nomes evita que uma conta excluída volte",
    },
  },
  others: {
    title: "Quem mais participa",
    intro: "Não vendemos nem cedemos seus dados. Participam somente:",
    members:
      "As outras pessoas no Nakamatch, que veem seu perfil. Nunca veem seu e-mail, sua data de nascimento nem onde você está.",
    hosting:
      "Os servidores que contratamos para este site: guardam o banco de dados e as fotos e distribuem as atualizações em tempo real. Só guardam, não usam.",
    mail: "Os serviços que entregam os e-mails e os SMS que mandamos.",
    providers:
      "Google ou Discord, se você entra com um deles. Eles ficam sabendo que você usa o Nakamatch; a nós informam seu e-mail, o identificador da sua conta lá e, no caso do Google, seu nome. Do que você faz aqui não contamos nada a eles.",
    payment:
      "A Stripe, que cobra o premium na página dela. Recebe seu e-mail, uma referência da sua conta e o que você digita ao pagar. Se você excluir a conta, pedimos que ela apague seus dados.",
    push: "O serviço de notificações do seu navegador (do Google, da Mozilla, da Apple ou da Microsoft), só se você ativar as notificações. Ele recebe cada uma criptografada e não consegue ler.",
    flags:
      "flagcdn.com, de onde seu navegador baixa as bandeiras dos países. Recebe seu endereço IP e qual é a bandeira, mas não sabe em que página você está.",
    lists:
      "O AniList ou o MyAnimeList, se este site oferecer isso e você trouxer sua lista de lá pelo nome de usuário. Eles recebem esse nome do nosso servidor, não quem você é nem seu endereço IP; lemos só o que é público e não guardamos o nome.",
    passwords:
      "Se este site usar, um serviço que conhece senhas vazadas. Ele só recebe cinco caracteres de um código calculado com sua nova senha, iguais aos de muitas outras: nem a senha, nem quem você é.",
    translation:
      "Se este site permitir, o fabricante do navegador em que alguém da moderação traduz uma denúncia, uma contestação ou as provas: em geral o navegador traduz no dispositivo, mas pode enviar o texto a ele.",
    law: "A polícia e os juízes, se a lei nos obrigar.",
  },
  device: {
    title: "No seu dispositivo",
    cookie: {
      intro: "Usamos só os cookies indispensáveis:",
      session:
        "Os da sua sessão, para ela continuar aberta. Os scripts da página só conseguem ler um deles, que diz que alguém está conectado.",
      device:
        "Um que reconhece este dispositivo depois que você entrou nele, para que ninguém deixe você de fora testando senhas. Como os anteriores, não tem seu nome nem seu e-mail.",
      language: "Um que guarda seu idioma.",
      signUp:
        "Quando você se cadastra, um que reconhece este dispositivo por um dia, para você entrar assim que confirmar seu e-mail.",
      provider:
        "Na primeira vez que você entra com Google ou Discord, um que guarda, criptografado, o que eles informaram, até você concluir o cadastro ou passar uma hora.",
    },
    storage:
      "O navegador guarda seu idioma, o tema e outras preferências. Com a conta aberta, também seu nickname, sua foto, as mensagens ainda não enviadas e uma bio ainda não salva; ele apaga tudo quando você sai. Por um tempo fica também o e-mail para o qual acabamos de escrever e, por até meia hora, o que você escreve ao se cadastrar, sem a senha, caso recarregue a página.",
    nothing:
      "Não há cookies de propaganda nem de estatísticas, nem scripts de outras empresas. Por isso você não vai ver nenhum aviso de cookies.",
  },
  machines: {
    title: "O que uma máquina decide",
    text: "Um programa calcula a compatibilidade e a ordem em que você vê as pessoas, com os títulos e a distância, e escolhe sua turma de hoje pelos títulos e por sorteio. Ele também pode reter uma foto ou barrar uma mensagem repetida. Nada mais: quem decide advertências e suspensões é sempre uma pessoa, com motivos por escrito, e você pode contestar cada uma uma vez; quem analisa é outra pessoa.",
  },
  rights: {
    title: "Seus direitos",
    intro: "É só pedir, sem precisar dizer por quê:",
    access: "Saber o que temos sobre você e receber em um arquivo que outros programas também abrem.",
    correct: "Corrigir: quase tudo, por conta própria, ao editar seu perfil.",
    erase:
      "Excluir sua conta com seu perfil, suas fotos, seus interesses, seus likes, seus bloqueios e suas sessões. As mensagens que você enviou ficam no chat de quem as recebeu, sem o seu nome; as denúncias em aberto, também sem o seu nome, até alguém decidir, e as provas de uma denúncia até vencer o prazo.",
    object: "Opor-se a um uso específico ou pedir uma pausa enquanto esclarecemos.",
    withdraw: "Retirar seu consentimento quando quiser, sem que isso mude o que veio antes.",
    how: "Baixe seus dados e exclua sua conta nas configurações ou, se ela estiver suspensa, na tela de login. Para o resto, escreva usando o e-mail da sua conta: respondemos em um mês no máximo.",
    complain:
      "Se achar que não fazemos isso direito, você pode procurar a autoridade de proteção de dados do seu país.",
  },
  age: {
    title: "Só para maiores de idade",
    text: "O Nakamatch é para maiores de 18 anos. Não queremos dados de menores: se descobrirmos que uma conta é de um deles, nós a fechamos.",
  },
  changes: {
    title: "Mudanças",
    text: "Quando o Nakamatch muda, mudam também esta página e a data lá em cima.",
    terms: "O que as outras pessoas veem de você e as regras da casa estão nos termos de uso.",
  },
};
