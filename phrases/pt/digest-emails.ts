import type { Phrases } from "../dictionary.ts";

export const digestEmails: Phrases["digestEmails"] = {
  subject: "Suas novidades no Nakamatch",
  greeting: "Olá, {{nickname}}!",
  intro: "Estas são as novidades desde sua última visita:",
  counts: {
    chats: { one: "1 chat com mensagens não lidas", other: "{{count}} chats com mensagens não lidas" },
    matches: { one: "1 match novo", other: "{{count}} matches novos" },
    likes: { one: "1 like novo", other: "{{count}} likes novos" },
  },
  line: "{{what}}: {{names}}",
  others: { one: "mais 1 pessoa", other: "mais {{count}} pessoas" },
  actions: { chats: "Abrir meus chats", matches: "Abrir meus matches" },
  why: {
    daily:
      "Você recebe este resumo em {{email}} nos dias em que há novidades. Nas configurações dá para mudar de quanto em quanto tempo ele chega.",
    weekly:
      "Você recebe este resumo em {{email}} nas semanas em que há novidades. Nas configurações dá para mudar de quanto em quanto tempo ele chega.",
  },
  unsubscribe: "Não receber mais resumos",
};
