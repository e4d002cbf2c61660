import type { Phrases } from "../../dictionary.ts";

export const decisions: Phrases["decisions"] = {
  meta: "Decisões e denúncias · Nakamatch",
  title: "Decisões e denúncias",
  intro: "O que a equipe de moderação decidiu, por quê, e como contestar se for um erro.",
  back: "Voltar a Descobrir",
  empty: {
    title: "Tudo em ordem",
    text: "Não há nenhuma decisão sobre sua conta. Se um dia houver, você vai encontrá-la aqui com os motivos.",
  },
  error: {
    title: "Não conseguimos carregar as decisões",
    text: "Tente de novo: quase sempre resolve.",
  },
  reports: {
    title: "O que você denunciou",
    intro: "Aqui você vê se tomamos alguma medida. Não contamos qual, para proteger a outra pessoa.",
    acted: "Analisamos sua denúncia e tomamos medidas",
    nothing: "Analisamos sua denúncia e não vimos motivo para fazer nada",
    actedAgain: "Analisamos de novo e tomamos medidas",
    nothingAgain: "Outra pessoa da equipe analisou e também não viu motivo para fazer nada",
    reported: "Sua denúncia é de {{date}}.",
    reportedFor: "Você denunciou “{{reason}}” em {{date}}.",
    afterActed: "Se essa pessoa incomodar de novo, bloqueie ou denuncie outra vez.",
    afterNothing: "Você pode bloquear essa pessoa quando quiser: ela não poderá mais ver você nem escrever.",
    appeal: {
      title: "Acha que erramos?",
      text: "Conte por quê. Outra pessoa da equipe vai analisar, nunca quem decidiu da primeira vez. Você pode pedir uma única vez.",
      open: "Pedir nova análise",
      label: "Por que você acha que erramos",
      submit: "Enviar",
      sending: "Enviando…",
      required: "Escreva por que você acha que erramos",
      sentTitle: "Vamos analisar de novo",
      sentText: "Depois, você vai ver aqui se tomamos alguma medida.",
      failedTitle: "Não conseguimos enviar",
      asked: "Você pediu nova análise em {{date}}.",
    },
  },
};
