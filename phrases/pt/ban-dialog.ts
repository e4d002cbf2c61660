import type { Phrases } from "../dictionary.ts";

export const banDialog: Phrases["banDialog"] = {
  title: "Decisão sobre {{name}}",
  type: "Medida",
  types: { warning: "Advertência", ban: "Banimento" },
  duration: "Duração",
  durations: { "1_day": "1 dia", "1_week": "1 semana", "1_month": "1 mês", permanent: "Permanente" },
  reason: "Motivo",
  reasonRequired: "Escolha um motivo",
  notes: "Notas",
  notesHint: "A pessoa também vai ler.",
  suggestedFirst: "Sugestão: {{duration}}, por ser a primeira medida",
  suggested_one: "Sugestão: {{duration}}, porque há {{count}} medida anterior",
  suggested_other: "Sugestão: {{duration}}, porque há {{count}} medidas anteriores",
  template: "Adicionar um texto às notas",
  templates: {
    respect: "Trate as pessoas com respeito: aqui não há lugar para insultos nem pressão.",
    advertising: "O Nakamatch não é lugar para anúncios nem vendas.",
    picture: "Escolha uma foto que qualquer pessoa possa ver, sua ou de algo que você ama.",
    honesty: "Mostre-se como você é: não finja ser outra pessoa.",
  },
  preview: {
    title: "O que {{name}} vai ler",
    warning: "Você recebeu uma advertência",
    ban: "Sua conta está suspensa",
    reason: "Motivo",
    reasonMissing: "Falta o motivo",
    until: "Até",
    permanent: "Permanente",
    notes: "Nota da equipe",
    appeal: "Você pode contestar uma vez. Outra pessoa da equipe decide.",
  },
  submit: { warning: "Advertir", ban: "Banir" },
  done: {
    warning: { title: "Advertência enviada", text: "{{name}} vai ver ao abrir o Nakamatch." },
    ban: { title: "Pessoa banida", text: "{{name}} não consegue mais entrar." },
  },
  errors: {
    signedOut: "Entre na sua conta para fazer isso",
    failed: "Não conseguimos aplicar o banimento ou a advertência",
    other: "Não conseguimos concluir a ação",
  },
};
