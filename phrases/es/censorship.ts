/** The settings of the filter for one's own chat messages. */
export const censorship = {
  open: "Filtro de censura",
  title: "Filtro de censura",
  intro:
    "Oculta las palabrotas de los mensajes que escribes, antes de enviarlos. Estos ajustes se guardan solo en este navegador.",
  enabled: "Censurar mis mensajes",
  on: "Activado: las palabras de la lista se envían tapadas.",
  off: "Desactivado: tus mensajes se envían tal como los escribes.",
  replacement: "Carácter de reemplazo",
  example: "Así se ve una palabra tapada: {{masked}}",
  custom: "Tus palabras",
  language: "Idioma",
  word: "Palabra o expresión",
  short: "Se tapan las de más de dos letras, en todos los idiomas a la vez.",
  add: "Añadir",
  words: "Tus palabras: {{language}}",
  none: "Aún no hay palabras tuyas en este idioma.",
  count_one: "{{count}} palabra tuya en este idioma.",
  count_other: "{{count}} palabras tuyas en este idioma.",
  done: "Listo",
  problems: {
    replacement: "Escribe un único carácter visible, como * o #. Los emojis no sirven.",
    empty: "Escribe una palabra.",
    duplicate: "Esa palabra ya está en la lista de este idioma.",
    tooLong: "Como máximo {{max}} caracteres.",
  },
};
