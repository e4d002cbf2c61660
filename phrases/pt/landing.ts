import type { Phrases } from "../dictionary.ts";

export const landing: Phrases["landing"] = {
  meta: {
    title: "Nakamatch: conheça gente que ama o que você ama",
    description:
      "Amizade e encontros para fãs de anime, mangá, videogames, séries e cinema. Encontre quem entende todas as suas referências.",
  },
  hero: {
    titleStart: "Encontre seu",
    titleMark: "nakama",
    subtitle: "Alguém por aí entende todas as suas referências.",
    description:
      "O Nakamatch reúne gente adulta que respira anime, mangá, videogames, séries e cinema. Para fazer amizades, se apaixonar ou o que acontecer entre um episódio e outro.",
    join: "Cadastre-se grátis",
    haveAccount: "Já tenho conta",
  },
  closed: "Agora não dá para criar contas novas. Volte em breve: vamos adorar ver você por aqui.",
  stats: {
    label: "O Nakamatch em números",
    compatibility: "de compatibilidade",
    otakus: "otakus ativos",
    couples: "casais formados",
  },
  example: {
    title: "É assim que alguém aparece aqui",
    text: "Um rosto, o que une vocês e uma frase para responder. A porcentagem vem dos títulos que vocês dois adoram.",
    note: "Perfil de exemplo",
    facts: "27 anos · Curitiba · a 12 km",
    reason: "Você também adora {{title}}.",
    question: "Eu falaria disso por horas",
    answer: "Por que o melhor episódio é sempre o da praia.",
  },
  features: {
    title: "O que acontece entre o primeiro quadrinho e o final feliz",
    tastes: {
      title: "Seus interesses falam primeiro",
      text: "A compatibilidade vem do que vocês realmente têm em comum, e você sempre vê o que é. Nada de fórmulas secretas.",
    },
    kinds: {
      title: "Três mundos, um perfil",
      text: "Anime e mangá, videogames, séries e filmes: adicione o que você ama e mostre quem você é.",
    },
    intent: {
      title: "Amizade, relacionamento ou ambos",
      text: "Você diz o que procura e com quem. Só aparece quem procura o mesmo e quer conhecer alguém como você.",
    },
    distance: {
      title: "Na esquina ou do outro lado do mapa",
      text: "Ordene por distância ou por compatibilidade. Sua cidade aparece, sua rua nunca.",
    },
    chat: {
      title: "Match, confete e conversa",
      text: "Se o like é mútuo, o chat se abre. Quebrar o gelo é fácil: vocês já têm assunto.",
    },
    safety: {
      title: "Um lugar tranquilo",
      text: "Bloqueie em segundos, denuncie o que não está certo e oculte palavrões nas suas mensagens. E há uma equipe de moderação de olho.",
    },
  },
  cta: {
    line: "Seu próximo capítulo começa com um “espera, você também viu?”.",
    join: "Criar meu perfil",
  },
  footer: {
    description: "Amizade e encontros para pessoas adultas que amam anime, videogames, séries e cinema.",
    company: "Nakamatch",
    about: "Sobre mim",
    contact: "Contato",
    legal: "Informações legais",
    privacy: "Privacidade",
    terms: "Termos",
    copyright: "© {{year}} Nakamatch. Todos os direitos reservados.",
    attribution: "Imagens de fundo: ilustrações originais do Nakamatch.",
  },
  documents: { updated: "Última atualização: {{date}}", contents: "Nesta página" },
};
