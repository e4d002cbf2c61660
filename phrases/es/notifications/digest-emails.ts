/** The email digest. */
export const digestEmails = {
  subject: "Tus novedades en Nakamatch",
  greeting: "¡Hola, {{nickname}}!",
  intro: "Esto es lo que te has perdido desde tu última visita:",
  counts: {
    chats: { one: "1 chat con mensajes sin leer", other: "{{count}} chats con mensajes sin leer" },
    turns: { one: "1 chat en el que te toca", other: "{{count}} chats en los que te toca" },
    matches: { one: "1 match nuevo", other: "{{count}} matches nuevos" },
    likes: { one: "1 like nuevo", other: "{{count}} likes nuevos" },
    today: { one: "1 persona para ti hoy", other: "{{count}} personas para ti hoy" },
  },
  line: "{{what}}: {{names}}",
  others: { one: "1 persona más", other: "{{count}} personas más" },
  /** From three people on. */
  searches: {
    exact: "{{count}} personas nuevas encajan en «{{name}}»",
    many: "Al menos {{count}} personas nuevas encajan en «{{name}}»",
  },
  actions: { chats: "Abrir mis chats", matches: "Abrir mis matches", search: "Ver quiénes son" },
  why: {
    daily: "Enviamos este resumen a {{email}} los días en que hay novedades. En los ajustes eliges cada cuánto llega.",
    weekly:
      "Enviamos este resumen a {{email}} las semanas en que hay novedades. En los ajustes eliges cada cuánto llega.",
  },
  unsubscribe: "No recibir más resúmenes",
};
