import type { Phrases } from "../dictionary.ts";

export const statement: Phrases["statement"] = {
  labels: {
    decision: "Decisão",
    date: "Data",
    effect: "O que significa",
    rule: "Regra violada",
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
    account: "O que a equipe de moderação analisou na sua conta.",
    photo: "A foto que você enviou.",
  },
  deciders: {
    person: "Uma pessoa da equipe de moderação. Nada foi decidido de forma automática.",
    personAfterProgram: "Uma pessoa da equipe de moderação, depois que um programa marcou a foto.",
    program: "Um programa, de forma automática.",
  },
  appeal: {
    title: "Acha que é um erro?",
    text: "Conte por quê. Outra pessoa da equipe vai ler, nunca quem tomou a decisão. Você pode recorrer uma única vez de cada decisão.",
    open: "Recorrer",
    label: "Por que você acha que é um erro",
    submit: "Enviar recurso",
    sending: "Enviando...",
    required: "Escreva por que você acha que é um erro",
    sentTitle: "Recurso enviado",
    sentText: "Vamos escrever para você quando outra pessoa da equipe tiver analisado o recurso.",
    failedTitle: "Não foi possível enviar o recurso",
    underReview: "Seu recurso está em análise desde {{date}}. Vamos escrever para você quando houver resposta.",
    granted: "Aceitamos seu recurso em {{date}}.",
    denied: "Negamos seu recurso em {{date}}. A decisão está mantida.",
    answer: "Resposta da equipe",
  },
};
