/** The settings of the filter for one's own chat messages. */
export const censorship = {
  open: "Filtro de palabrotas",
  title: "Filtro de palabrotas",
  intro:
    "Oculta las palabrotas de los mensajes que escribes, antes de enviarlos. Estos ajustes se guardan solo en este navegador.",
  enabled: "Tapar las palabrotas de mis mensajes",
  on: "Activado: tapamos las palabras de la lista antes de enviar tu mensaje.",
  off: "Desactivado: enviamos tus mensajes tal como los escribes.",
  replacement: "Carácter que las tapa",
  example: "Así se ve una palabra tapada: {{masked}}",
  custom: "Tus palabras",
  language: "Idioma",
  word: "Palabra o expresión",
  short: "Solo se tapan palabras de más de dos letras, y en todos los idiomas a la vez.",
  add: "Añadir",
  words: "Tus palabras: {{language}}",
  none: "Aún no has añadido palabras en este idioma.",
  count_one: "Has añadido {{count}} palabra en este idioma.",
  count_other: "Has añadido {{count}} palabras en este idioma.",
  done: "Listo",
  problems: {
    replacement: "Escribe un único carácter visible, como * o #. Los emojis no sirven.",
    empty: "Escribe una palabra.",
    duplicate: "Esa palabra ya está en la lista de este idioma.",
    tooLong: "Como máximo {{max}} caracteres.",
  },
};
