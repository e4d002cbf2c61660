import type { Phrases } from "../../dictionary.ts";

export const pushMessages: Phrases["pushMessages"] = {
  message: {
    title: "{{name}} te escreveu",
    text: "Abra o Nakamatch para ler a mensagem.",
    spoiler: "[spoiler]",
  },
  takenBack: { title: "{{name}} retirou uma mensagem", text: "Não dá mais para ler." },
  end: { title: "{{name}} encerrou a conversa", text: "Venha ler as palavras de despedida." },
  match: { title: "Deu match com {{name}}!", text: "O like é mútuo. Quem quebra o gelo?" },
  like: { title: "Alguém deu like em você", text: "Entre e descubra quem." },
  cases: { title: "Há casos para analisar", text: "Alguém denunciou algo e ninguém olhou ainda." },
  plan: {
    proposed: "Novo plano",
    accepted: "Plano confirmado",
    asked: "Outro horário para o plano?",
    declined: "Plano recusado",
    withdrew: "O plano mantém o horário",
    cancelled: "Plano cancelado",
    text: "Venha ver.",
  },
  checkIn: { title: "Você está em casa?", text: "Responda para que ninguém se preocupe." },
  planReminder: { title: "Lembrete: seu plano, {{when}}", text: "Venha ver os detalhes." },
};
