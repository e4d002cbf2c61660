import type { Phrases } from "../../dictionary.ts";

export const digest: Phrases["digest"] = {
  settings: {
    title: "Resumo por e-mail",
    text: "Um resumo do que você perdeu: chats não lidos, matches, likes, gente nova para suas buscas salvas e, se for diário, quanta gente há para você hoje. Chega no fim da tarde, fora do seu horário de silêncio, e só se houver novidades.",
    label: "Frequência",
    daily: "Todo dia",
    weekly: "Toda semana",
    off: "Nunca",
  },
  turns: {
    title: "Lembrete de chats",
    text: "Se faz três dias que é a sua vez em um chat, lembramos você uma única vez: com uma linha no chat e outra no resumo.",
    switch: "Lembrar dos chats em que é a minha vez",
    hint: "Ninguém mais vê, e não medimos quanto você responde.",
  },
  page: {
    meta: "Resumo por e-mail · Nakamatch",
    title: "Menos e-mails",
    intro: "Um toque e paramos de enviar resumos.",
    question: "Não quer mais receber resumos por e-mail?",
    text: "Não vamos mais enviar o e-mail com suas novidades. Os e-mails sobre sua conta continuam chegando.",
    stop: "Não receber mais resumos",
    doneTitle: "Pronto: você não vai mais receber resumos",
    doneText: "Se mudar de ideia, ative de novo nas configurações.",
    invalidTitle: "O link não funciona",
    invalidText: "Ele está incompleto ou não é nosso. Abra de novo pelo e-mail ou mude o resumo nas configurações.",
    settings: "Ir para as configurações",
  },
};
