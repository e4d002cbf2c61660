import type { Phrases } from "../../dictionary.ts";

export const going: Phrases["going"] = {
  go: "Eu vou",
  mine: "Seus eventos",
  count: "{{count}} pessoas ou mais vão",
  mark: "Você vai",
  loves: "Favoritos",
  title: "Você vai a este evento",
  was: "Você ia a este evento",
  view: {
    liked: "Você compartilha com quem você curtiu e com seus matches.",
    all: "Você compartilha com todas as pessoas compatíveis que vão.",
  },
  verified: "Só com pessoas verificadas.",
  change: "Mudar quem vê",
  leave: "Não vou mais",
  leaving: {
    title: "Não vai mais?",
    text: "Você sai da lista na hora. Se voltar, as 24 horas recomeçam.",
    stay: "Ainda vou",
  },
  left: "Você não vai mais a este evento.",
  moved: {
    title: "Este evento mudou",
    text: "Olhe de novo os dias e o lugar.",
    still: "Ainda vou",
  },
  withdrawn: "Cancelado",
  changed: "Mudou",
  opens: {
    title: "Quem vai",
    today: "A lista abre hoje às {{time}}. A partir daí vocês se veem.",
    tomorrow: "A lista abre amanhã às {{time}}. A partir daí vocês se veem.",
  },
  people_one: "Você vê {{count}} pessoa que vai, e ela vê você",
  people_other: "Você vê {{count}} pessoas que vão, e elas veem você",
  list: "Quem vai",
  nobody: {
    liked: "Você ainda não vê ninguém. Quem você curtiu aparece aqui assim que vai e também pode ver você.",
    all: "Você ainda não vê ninguém. Pessoas compatíveis aparecem aqui assim que vão e também podem ver você.",
  },
  error: { title: "Não conseguimos abrir a lista", text: "Ela continua lá: tente de novo daqui a pouco." },
  dialog: {
    title: "Vou a este evento",
    change: "Quem vê que eu vou",
    text: "Diz só que você vai: o dia e a cidade, mais nada. Quem não vai não vê quem vai.",
    view: "Quem você vê, e quem vê você?",
    liked: "Quem eu curti e meus matches",
    all: "Todas as pessoas compatíveis que vão",
    rule: {
      liked:
        "Você vê quem curtiu e essa pessoa vê você, se a escolha dela também permitir. Mais ninguém sabe que você vai.",
      all: "Você vê todas as pessoas compatíveis cuja escolha permite, e elas veem você. Mais ninguém sabe que você vai.",
    },
    verified: "Só pessoas verificadas",
    verifiedHint: "Você não vê mais ninguém, e mais ninguém vê você.",
    when: "De 24 horas depois de dizer até uma semana depois do evento. Você pode sair a qualquer momento.",
    left_one: "Você ainda pode dizer que vai ou mudar {{count}} vez em 30 dias.",
    left_other: "Você ainda pode dizer que vai ou mudar {{count}} vezes em 30 dias.",
    save: "Salvar",
  },
  news: {
    moved: "Um evento ao qual você vai mudou: {{name}}",
    withdrawn: "Um evento ao qual você ia foi cancelado: {{name}}",
    open: "Ver o evento",
  },
};
