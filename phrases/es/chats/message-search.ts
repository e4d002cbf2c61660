/** The search in one's messages. */
export const messageSearch = {
  list: "Mensajes encontrados",
  hint: "Escribe al menos dos letras de lo que buscas.",
  loading: "Buscando en tus mensajes…",
  none: "Ningún mensaje con «{{text}}».",
  error: "No hemos podido buscar en tus mensajes.",
  shown_one: "{{count}} mensaje en la lista",
  shown_other: "{{count}} mensajes en la lista",
};
