import type { Phrases } from "../dictionary.ts";

export const statement: Phrases["statement"] = {
  labels: {
    decision: "Decisão",
    date: "Data",
    effect: "O que significa",
    rule: "Regra quebrada",
    note: "Nota da equipe",
    basis: "Em que nos baseamos",
    decider: "Quem decidiu",
  },
  kinds: { warning: "Advertência", ban: "Conta suspensa", photo: "Foto recusada" },
  effects: {
    warning: "Sua conta continua como antes. Se acontecer de novo, podemos suspendê-la.",
    banUntil: "Até {{date}} você não pode entrar e ninguém vê seu perfil. Depois você vai poder entrar de novo.",
    banForever: "Você não pode entrar e ninguém vê seu perfil. A suspensão não tem data para acabar.",
    photo: "Ninguém mais vê essa foto. Você pode enviar outra quando quiser.",
    lifted: "Esta decisão não vale mais.",
  },
  bases: {
    profile: "Seu perfil, como estava quando alguém o denunciou.",
    chat: "Mensagens de um chat, como estavam quando alguém as denunciou.",
    both: "Seu perfil e mensagens de um chat, como estavam quando alguém os denunciou.",
    account: "O que a equipe de moderação viu na sua conta.",
    photo: "A foto que você enviou.",
  },
  deciders: {
    person: "Uma pessoa da equipe de moderação. Nenhum programa decidiu nada.",
    personAfterProgram: "Uma pessoa da equipe de moderação, depois que um programa marcou a foto.",
    program: "Um programa, sem ninguém envolvido.",
  },
  appeal: {
    title: "Acha que é um erro?",
    text: "Conte por quê. Outra pessoa da equipe vai ler, nunca quem tomou a decisão. Você pode contestar cada decisão uma única vez.",
    open: "Contestar",
    label: "Por que você acha que é um erro",
    submit: "Enviar contestação",
    sending: "Enviando…",
    required: "Escreva por que você acha que é um erro",
    sentTitle: "Contestação enviada",
    sentText: "Avisamos por e-mail quando outra pessoa da equipe tiver analisado a contestação.",
    failedTitle: "Não conseguimos enviar a contestação",
    underReview: "Sua contestação está em análise desde {{date}}. Avisamos por e-mail quando houver resposta.",
    granted: "Aceitamos sua contestação em {{date}}.",
    denied: "Negamos sua contestação em {{date}}. A decisão está mantida.",
    answer: "Resposta da equipe",
  },
};
