/** Reports from profile or chat, and the notice about their review. */
export const reports = {
  profile: {
    action: "Denunciar perfil",
    title: "Denunciar perfil",
    text: "Alguien del equipo de moderación leerá tu denuncia, junto con lo que este perfil muestra ahora mismo. No le diremos a {{name}} quién la ha enviado.",
  },
  chat: {
    action: "Denunciar a esta persona",
    title: "Denunciar Usuario",
    text: "Alguien del equipo de moderación leerá tu denuncia, junto con los últimos mensajes de este chat. No le diremos a {{name}} quién la ha enviado.",
  },
  meeting: {
    title: "¿Qué ha pasado?",
    text: "Alguien del equipo de moderación leerá tu denuncia, junto con los planes y los últimos mensajes de este chat. No le diremos a {{name}} quién la ha enviado.",
    danger: "¿Hay alguien en peligro? Llama ya:",
    dangerLocal: "¿Hay alguien en peligro? Llama ya al número de emergencias de donde estás.",
    call: "Llamar al {{number}}",
  },
  words: {
    title: "Denunciar estas palabras",
    text: "Alguien del equipo de moderación leerá tu denuncia, junto con estas palabras. No le diremos a nadie quién la ha enviado.",
  },
  message: {
    action: "Denunciar este mensaje",
    title: "Mensaje marcado",
    text: "El equipo de moderación lo verá resaltado, con los de alrededor.",
    remove: "Quitar la marca",
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
  concern: {
    question: "¿Alguien está en peligro, tiene menos de 18 años o pide dinero?",
    hint: "Si es así, lo miraremos antes. No hace falta que respondas.",
    yes: "Sí",
    no: "No",
    which: "¿Qué ocurre?",
    options: {
      danger: "Alguien está en peligro ahora",
      underage: "Tiene menos de 18 años",
      money: "Pide dinero",
      unsure: "No lo tengo claro",
    },
    noted: "Gracias por decírnoslo. Lo miraremos antes que lo demás.",
    emergency:
      "Si alguien corre peligro ahora mismo, llama a emergencias: 112 en Europa, 911 en gran parte de América, 190 en Brasil.",
    advice: "No envíes dinero, tarjetas regalo ni códigos.",
    failed: "No hemos podido enviar tu respuesta. Tu denuncia sí nos ha llegado.",
    decided: "Ya hemos revisado tu denuncia. Si sigue ocurriendo, denuncia otra vez.",
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
    text: "Gracias por avisarnos. Ya puedes ver si tomamos alguna medida y qué puedes hacer tú.",
    more: "Ver el resultado",
    close: "Entendido",
  },
};
