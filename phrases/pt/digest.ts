import type { Phrases } from "../dictionary.ts";

export const digest: Phrases["digest"] = {
  settings: {
    title: "Resumo por e-mail",
    text: "O que há de novo quando você passa um tempo sem entrar: chats não lidos, matches e likes. Chega no fim da tarde, fora do seu horário de silêncio, e só se houver novidades.",
    label: "De quanto em quanto tempo",
    daily: "Todo dia",
    weekly: "Toda semana",
    off: "Nunca",
  },
  page: {
    meta: "Resumo por e-mail · Nakamatch",
    title: "Menos e-mails",
    intro: "Um toque e eu paro de escrever.",
    question: "Não quer mais receber resumos por e-mail?",
    text: "Você deixará de receber o e-mail com suas novidades. Os e-mails sobre sua conta continuam chegando.",
    stop: "Não receber mais resumos",
    doneTitle: "Pronto: você não vai mais receber resumos",
    doneText: "Se mudar de ideia, ative de novo nas configurações.",
    invalidTitle: "O link não funciona",
    invalidText: "Ele está incompleto ou não é nosso. Abra de novo pelo e-mail ou mude o resumo nas configurações.",
    settings: "Ir para as configurações",
  },
};
