import type { Phrases } from "../../dictionary.ts";

export const digestEmails: Phrases["digestEmails"] = {
  subject: "Suas novidades no Nakamatch",
  greeting: "Olá, {{nickname}}!",
  intro: "Isto é o que você perdeu desde sua última visita:",
  counts: {
    chats: { one: "1 chat com mensagens não lidas", other: "{{count}} chats com mensagens não lidas" },
    turns: { one: "1 chat em que é a sua vez", other: "{{count}} chats em que é a sua vez" },
    matches: { one: "1 match novo", other: "{{count}} matches novos" },
    likes: { one: "1 like novo", other: "{{count}} likes novos" },
    today: { one: "1 pessoa para você hoje", other: "{{count}} pessoas para você hoje" },
  },
  line: "{{what}}: {{names}}",
  others: { one: "mais 1 pessoa", other: "mais {{count}} pessoas" },
  searches: {
    exact: "{{count}} pessoas novas combinam com “{{name}}”",
    many: "Pelo menos {{count}} pessoas novas combinam com “{{name}}”",
  },
  actions: { chats: "Abrir meus chats", matches: "Abrir meus matches", search: "Ver quem são" },
  why: {
    daily:
      "Enviamos este resumo para {{email}} nos dias em que há novidades. Dá para mudar a frequência nas configurações.",
    weekly:
      "Enviamos este resumo para {{email}} nas semanas em que há novidades. Dá para mudar a frequência nas configurações.",
  },
  unsubscribe: "Não receber mais resumos",
};
