import type { Phrases } from "../dictionary.ts";

export const about: Phrases["about"] = {
  meta: {
    title: "Sobre mim · Nakamatch",
    description: "Quem está por trás do Nakamatch, por que ele existe e o que nunca vai fazer.",
  },
  title: "Sobre mim",
  intro: "Oi! Este é o capítulo sobre quem desenha os quadrinhos.",
  who: {
    title: "Quem está por trás",
    named: "Eu sou {{name}}, e o Nakamatch é coisa minha.",
    text: "Faço o Nakamatch para quem fica com os olhos brilhando pelas mesmas coisas que eu. Tudo o que você vê aqui, do primeiro quadrinho ao último botão, foi feito para este site.",
  },
  why: {
    title: "Por que existe",
    text: "Porque em outros apps é preciso explicar o que é um nakama. Eu queria um lugar onde a primeira pergunta não fosse o que você faz da vida, e sim o que te fez chorar no último episódio.",
    idea: "A ideia é simples: se duas pessoas vibram com a mesma coisa, já têm assunto. O resto, amizade ou algo mais, é com elas.",
  },
  never: {
    title: "O que eu não vou fazer",
    sell: "Vender seus dados ou encher o site de anúncios e rastreadores.",
    fake: "Criar perfis falsos para parecer que tem mais gente.",
    formula: "Esconder a compatibilidade atrás de uma fórmula secreta: você sempre vê de que títulos ela vem.",
    love: "Prometer o amor da sua vida. Essa parte quem escreve é você.",
  },
  made: {
    title: "Como é feito",
    text: "Desenhos próprios, seis idiomas e servidor próprio. Koma, o quadrinho com orelhas que você vai encontrando por aqui, também é da casa: koma quer dizer “quadrinho” em japonês.",
  },
  contact: { text: "Uma ideia, um bug, um “amei isso”? Vou adorar ler.", button: "Contato" },
};
