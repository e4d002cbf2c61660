import type { Phrases } from "../dictionary.ts";

export const terms: Phrases["terms"] = {
  meta: {
    title: "Termos e segurança · Nakamatch",
    description: "As regras do Nakamatch, como marcar um encontro com segurança e o que fazemos com cada denúncia.",
  },
  title: "Termos de uso",
  lead: "O que você pode esperar do Nakamatch e o que o Nakamatch espera de você. Sem letras miúdas.",
  service: {
    title: "O que é o Nakamatch",
    what: "Um lugar para fazer amizades ou encontrar um amor se você gosta de anime, mangá, videogames, séries ou cinema. Mostramos pessoas que procuram o mesmo que você. Quando o like é mútuo, vocês podem conversar.",
    compatibility:
      "A compatibilidade compara os títulos que cada pessoa escolheu e mais nada. Sua cidade serve para calcular a distância.",
    free: "O Nakamatch é grátis. Só o premium é pago, e ele só muda como seu nome aparece e quem vem primeiro no empate.",
    premium: {
      renewal:
        "O premium renova todo mês ou todo ano, conforme o plano, pelo preço que você vê antes de pagar, com impostos incluídos.",
      notice: "Avisamos por e-mail 14 dias antes de uma renovação anual.",
      cancel:
        "Cancele a renovação quando quiser na página Premium, em dois cliques, e continue premium até o fim do período pago.",
      withdraw:
        "Nos 14 dias seguintes à compra, você pode desistir por lá, sem dar motivos, e devolvemos o valor total pelo mesmo meio de pagamento.",
      unpaid: "Se não conseguirmos cobrar uma renovação, o premium continua por mais 7 dias enquanto tentamos de novo.",
    },
  },
  account: {
    title: "Sua conta",
    age: "Só para maiores de 18\u00a0anos. Se soubermos que alguém é menor, fechamos a conta.",
    truth:
      "Uma pessoa, uma conta, com dados verdadeiros. O nickname você inventa e a foto pode ser um desenho, mas nunca o rosto de outra pessoa.",
    confirm:
      "Antes de entrar, você confirma seu e-mail. Se ninguém confirma uma conta, nós a excluímos depois de uma semana.",
    password: "Sua senha é só sua: nunca vamos perguntar qual é, nem por e-mail nem no chat.",
    leave:
      "Se quiser ir embora, exclua sua conta nas configurações: apagamos seu perfil, suas fotos, seus interesses e seus likes. As mensagens que você enviou ficam no chat de quem as recebeu, sem o seu nome.",
  },
  privacy: {
    title: "O que as outras pessoas veem de você",
    seen: "As outras pessoas no Nakamatch veem seu perfil: nome, nickname, idade, país, cidade, gênero, o que e quem você procura, sua bio, suas respostas, suas fotos e o selo se você tiver, seus interesses, sua estante, até onde chegou em cada título e a quantos quilômetros sua cidade fica da delas.",
    hidden:
      "Ninguém vê seu e-mail, sua data de nascimento nem onde você está: só conhecemos a cidade que você escolhe.",
    photo:
      "Tiramos das suas fotos os dados ocultos, como o lugar ou a câmera. O endereço delas é impossível de adivinhar, mas quem o tiver pode abri-las até você trocá-las.",
    chats:
      "Ninguém da equipe lê seus chats. Só guardamos as últimas mensagens de um chat se alguém o denunciar, e só a equipe de moderação as vê.",
    yours: "O que você escreve e envia continua sendo seu. Você nos permite mostrá-lo dentro do Nakamatch e nada mais.",
  },
  conduct: {
    title: "O que não cabe aqui",
    intro:
      "A regra curta: trate cada pessoa como quer que te tratem na primeira mensagem. A longa, ou seja, o que não permitimos:",
    harassment: "Assediar, ameaçar, xingar ou insistir depois de um não.",
    hate: "Ódio por origem, gênero, orientação, religião, corpo ou deficiência.",
    explicit: "Nudez, sexo explícito ou violência em fotos e perfis, ou enviados a quem não pediu.",
    minors: "Qualquer conteúdo sexual com menores, mesmo desenhado. Entregamos à polícia.",
    impersonation: "Se passar por outra pessoa ou inventar uma vida para enganar.",
    money: "Pedir dinheiro, vender, fazer propaganda ou mandar a mesma mensagem para todo mundo.",
    evasion: "Voltar com outra conta durante uma suspensão.",
    limits:
      "Contra o spam há limites automáticos de likes e mensagens. Se você chegar a um deles, avisamos quando pode continuar.",
  },
  safety: {
    title: "Central de segurança",
    intro: "Como se encontrar com segurança, o que acontece quando você denuncia e onde pedir ajuda.",
    meet: {
      title: "Antes e durante o encontro",
      talk: "Converse por aqui um tempo antes de passar seu telefone ou suas redes. Quem tem boas intenções não tem pressa.",
      video: "Faça uma chamada de vídeo antes de se encontrar: em cinco minutos você sabe se é a pessoa da foto.",
      public: "Na primeira vez, de dia e em um lugar com gente: um café, uma loja de quadrinhos, um evento de anime.",
      tell: "Conte a alguém de confiança com quem você vai se encontrar, onde e até que horas. Compartilhe sua localização com essa pessoa.",
      way: "Vá e volte por conta própria, com o celular carregado.",
      leave:
        "Não tire o olho da sua bebida. Se algo não parecer certo, vá embora: você não deve explicações a ninguém.",
      money:
        "Não envie dinheiro, Pix, cartões-presente, códigos nem documentos, por mais triste ou urgente que a história pareça.",
      images:
        "Não mande fotos íntimas a quem você não conhece. Se sofrer chantagem: não pague, guarde as provas e denuncie.",
    },
    report: {
      title: "O que acontece quando você denuncia",
      seal: "Nesse momento guardamos a prova: o perfil com as fotos ou as mensagens do chat que importam (as últimas e a que você marcar, com as que estão ao redor). Ninguém mais pode mudá-la, nem editando o perfil nem excluindo a conta.",
      keep: "Só a equipe de moderação vê a prova. Nós a apagamos depois de um ano, nunca antes da decisão nem enquanto uma contestação precisar dela.",
      quiet: "Não contamos à outra pessoa quem a denunciou.",
      human:
        "Quem decide é sempre uma pessoa. Os filtros automáticos podem reter uma foto ou barrar uma mensagem repetida, mas não suspendem ninguém.",
      outcome:
        "Pode acabar em nada, em uma advertência ou em uma suspensão de um dia, uma semana, um mês ou para sempre.",
      answer: "Avisamos quando a denúncia estiver analisada. O que decidimos sobre a outra pessoa, não contamos.",
      again:
        "Em “Decisões” você vê se tomamos alguma medida. Se não, pode pedir uma vez que outra pessoa da equipe analise.",
      block: "Você não precisa esperar: bloquear vale na hora e ninguém fica sabendo.",
    },
    help: {
      title: "Se você precisar de ajuda",
      danger:
        "Se você está em perigo agora, ligue para a emergência: 190 no Brasil, 112 na Europa, 911 em boa parte das Américas, ou o número do seu país.",
      lines:
        "Em quase todos os países há linhas gratuitas e confidenciais contra a violência, para prevenção do suicídio e para jovens. No Brasil, ligue 188 (CVV); em outros países, procure “linha de apoio” e o nome do seu país. Do outro lado há alguém que sabe ouvir.",
      police:
        "Ameaças, agressões, chantagem e golpes são crimes: denuncie também à polícia. Se a justiça nos pedir as provas, nós as entregamos.",
      us: "Para todo o resto, estamos aqui:",
    },
  },
  decisions: {
    title: "Advertências, suspensões e contestações",
    statement:
      "Se tomarmos uma medida, explicamos no seu idioma qual é a regra, em que nos baseamos, se houve um programa envolvido e como contestar. Você vê na tela (ao fazer login, se for uma suspensão) e recebe por e-mail.",
    warning: "Uma advertência você lê, confirma e segue em frente. Ela não tira nada de você.",
    ban: "Durante uma suspensão você não pode entrar e ninguém vê seu perfil. Ela termina sozinha na data que informamos.",
    appeal:
      "Você pode contestar cada decisão uma vez, mesmo sem poder entrar. Outra pessoa da equipe analisa, nunca quem tomou a decisão. Se você tiver razão, tudo volta a ser como antes.",
    log: "Cada decisão fica em um registro que ninguém pode mudar sem que se perceba. Ele traz pseudônimos em vez de nomes; quando alguém exclui a conta, apagamos a ligação entre essa pessoa e o pseudônimo.",
  },
  limits: {
    title: "Até onde vamos",
    identity:
      "Não verificamos a identidade nem o passado de ninguém: sabemos que o e-mail existe e pouco mais. Por isso os conselhos acima são importantes.",
    people: "Oferecemos as ferramentas e a moderação, mas cada pessoa responde pelo que faz, aqui dentro e lá fora.",
    service:
      "Cuidamos do serviço, mas não podemos prometer que ele nunca falhe. Nem que você encontre o amor da sua vida, embora a gente torça por isso.",
    law: "Nada disso tira os direitos que a lei do seu país te dá.",
  },
  changes: {
    title: "Mudanças e contato",
    date: "Se mudarmos estes termos, a data lá em cima muda. Se você deixar de concordar, pode excluir sua conta nas configurações.",
    write: "Dúvidas, reclamações, ideias? Escreva para a gente:",
  },
  transparency: {
    title: "Transparência",
    intro:
      "Quantas decisões tomamos por ano, por qual motivo e o que aconteceu depois. Os números vêm do mesmo registro que ninguém pode mudar sem que se perceba.",
    few: "Abaixo de {{count}} não damos o número exato, para não expor ninguém.",
    empty: "Ainda não há nenhuma decisão.",
    error: "Não conseguimos carregar os números.",
    year: "Decisões de {{year}}",
    columns: { decision: "Decisão", outcome: "O que aconteceu depois", count: "Vezes" },
    actions: {
      warning: "Advertência",
      ban: "Suspensão",
      dismissal: "Denúncias sem medidas",
      photo_rejected: "Foto recusada",
    },
    outcomes: {
      stands: "Sem contestação",
      lifted: "Encerrada antes do prazo",
      upheld: "Contestação negada",
      reversed: "Contestação aceita",
    },
    fewer: "menos de {{count}}",
  },
};
