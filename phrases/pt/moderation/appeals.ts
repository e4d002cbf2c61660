import type { Phrases } from "../../dictionary.ts";

export const appeals: Phrases["appeals"] = {
  tab: "Contestações",
  list: "Contestações pendentes",
  total_one: "{{count}} contestação pendente",
  total_other: "{{count}} contestações pendentes",
  sentAt: "Contestação de {{date}}",
  body: "A contestação",
  decidedBy: "Decisão de {{name}}",
  own: "Foi você quem tomou esta decisão, então outra pessoa analisa a contestação.",
  who: "Você decide sobre o que outras pessoas da equipe decidiram. As contestações de quem você já denunciou não aparecem.",
  showName: "Ver a contestação de {{name}}",
  hideName: "Ocultar a contestação de {{name}}",
  decision: "A decisão",
  automated: "Foi um programa que decidiu.",
  pick: { title: "Escolha uma contestação", text: "Abra na lista: aqui você vê a decisão, as provas e a pessoa." },
  bar: {
    label: "Decisão sobre a contestação de {{name}}",
    denied: "Manter",
    deniedName: "Manter a decisão sobre {{name}}",
    granted: "Anular",
    grantedName: "Anular a decisão sobre {{name}}",
  },
  dialog: {
    title: "Contestação de {{name}}",
    granted: "Aceitar e anular a decisão",
    denied: "Negar e manter a decisão",
    answer: "Sua resposta",
    template: "Começar com um texto",
    answerHint: "A pessoa vai recebê-la por e-mail exatamente como você escrever.",
    answerLanguage:
      "A pessoa vai recebê-la por e-mail exatamente como você escrever; ela não é traduzida. O idioma da pessoa: {{language}}.",
    answerRequired: "Escreva uma resposta com seus motivos",
    submit: "Enviar resposta",
    sending: "Enviando…",
  },
  templates: {
    granted: {
      mistake: "Revimos tudo e você tem razão: o erro foi nosso. Pedimos desculpas.",
      context: "O que você contou muda a forma como vemos o caso. Valeu por explicar.",
    },
    denied: {
      rules: "Revimos tudo: vai contra as nossas regras, então a decisão está mantida.",
      known: "Já tínhamos levado em conta o que você contou, e isso não muda a decisão.",
    },
  },
  granted: "Contestação aceita e decisão anulada",
  denied: "Contestação negada: a decisão está mantida",
  failedTitle: "Não conseguimos salvar sua resposta",
  empty: { title: "Nenhuma contestação pendente", text: "Quando alguém contestar uma decisão, vai aparecer aqui." },
  error: { title: "Não conseguimos carregar as contestações", text: "Tente de novo: quase sempre resolve." },
};
