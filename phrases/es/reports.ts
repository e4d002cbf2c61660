/** Reports from profile or chat, and the notice about their review. */
export const reports = {
  profile: {
    action: "Denunciar perfil",
    title: "Denunciar perfil",
    text: "Alguien del equipo de moderación leerá tu denuncia, junto con lo que este perfil muestra ahora mismo. No le diremos a {{name}} quién la ha enviado.",
  },
  chat: {
    action: "Denunciar usuario",
    title: "Denunciar Usuario",
    text: "Alguien del equipo de moderación leerá tu denuncia, junto con los últimos mensajes de este chat. No le diremos a {{name}} quién la ha enviado.",
  },
  reason: "Motivo",
  description: "Descripción",
  placeholder: "Cuéntanos qué ha pasado, con los detalles que ayuden a entenderlo.",
  send: "Enviar denuncia",
  problems: {
    reason: "Elige un motivo",
    description: {
      required: "Cuéntanos qué ha pasado.",
      tooLong: "Puedes escribir hasta {{max}} caracteres.",
    },
  },
  done: {
    title: "Denuncia enviada",
    text: "Gracias por reportar. Revisaremos tu denuncia.",
  },
  after: {
    title: "¿Bloquear también a {{name}}?",
    text: "Ya no podrás ver a esa persona ni escribirle, ni ella a ti. No le diremos nada. Puedes deshacerlo cuando quieras en tu perfil.",
    skip: "Ahora no",
  },
  errors: {
    signedOut: "Debes estar logueado para enviar una denuncia",
    invalidId: "ID de usuario inválido",
    notFoundTitle: "Usuario no encontrado",
    notFound: "El usuario que intentas denunciar no tiene un perfil válido",
    duplicateTitle: "Denuncia ya enviada",
    failed: "No se pudo enviar la denuncia. Inténtalo de nuevo.",
  },
  reviewed: {
    title_one: "Hemos revisado tu denuncia",
    title_other: "Hemos revisado tus denuncias",
    text: "Gracias por avisarnos. Para proteger la privacidad de la otra persona no podemos contarte qué hemos decidido.",
    more: "Ver el resultado",
    close: "Entendido",
  },
};
