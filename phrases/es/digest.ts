/** The digest's frequency in the settings, and the page to unsubscribe. */
export const digest = {
  settings: {
    title: "Resumen por correo",
    text: "Qué hay de nuevo cuando llevas un tiempo sin entrar: chats sin leer, matches y likes. Llega por la tarde, fuera de tus horas de silencio, y solo si hay novedades.",
    label: "Cada cuánto",
    daily: "Cada día",
    weekly: "Cada semana",
    off: "Nunca",
  },
  page: {
    meta: "Resumen por correo · Nakamatch",
    title: "Menos correos",
    intro: "Un toque y no te escribo más.",
    question: "¿No quieres recibir más resúmenes por correo?",
    text: "Dejarás de recibir el correo con tus novedades. Los correos sobre tu cuenta siguen llegando.",
    stop: "No recibir más resúmenes",
    doneTitle: "Hecho: no recibirás más resúmenes",
    doneText: "Si cambias de idea, actívalos de nuevo en los ajustes.",
    invalidTitle: "El enlace no funciona",
    invalidText:
      "Está incompleto o no es nuestro. Ábrelo otra vez desde el correo, o cambia el resumen en los ajustes.",
    settings: "Ir a los ajustes",
  },
};
