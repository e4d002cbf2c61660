/** Likes and matches. */
export const likes = {
  like: "Dar like",
  likeName: "Dar like a {{name}}",
  unlike: "Quitar like",
  unlikeName: "Quitar like a {{name}}",
  liked: "Le diste like",
  likeBack: "Devolver like",
  likeBackName: "Devolver like a {{name}}",
  matched: "Es un match",
  chat: "Chatear",
  chatName: "Chatear con {{name}}",
  endMatch: {
    title: "¿Quitar el like a {{name}}?",
    text: "Dejará de ser un match. Si ya hay un chat, se queda.",
  },
  inCommon: "En común",
  match: {
    title: "¡Es un match!",
    text: "A {{name}} también le gustas. ¡Rompe el hielo!",
    chat: "Abrir el chat",
    later: "Seguir mirando",
  },
  toasts: {
    sent: "Like enviado",
    sentText: "Si {{name}} también te da like, será un match.",
    removed: "Like retirado",
    removedText: "Le has quitado el like a {{name}}.",
    removedMatchText: "Le has quitado el like a {{name}}. Ya no es un match.",
    match: "¡Tienes un match!",
    matchText: "El like entre {{name}} y tú es mutuo.",
  },
  errors: {
    lookup: "No se pudo procesar el like. Inténtalo de nuevo.",
    update: "No se pudo enviar/retirar el like. Inténtalo de nuevo.",
    insert: "No se pudo enviar el like. Inténtalo de nuevo.",
    unexpected: "No se pudo procesar la acción. Inténtalo de nuevo.",
  },
};
