/** The digest's frequency in the settings, and the page to unsubscribe. */
export const digest = {
  settings: {
    title: "Resumen por correo",
    text: "Un resumen de lo que te has perdido: chats sin leer, matches, likes, gente nueva para tus búsquedas guardadas y, si es diario, cuánta gente tienes hoy. Llega por la tarde, nunca en tus horas de silencio y solo si hay algo nuevo.",
    label: "Cada cuánto",
    daily: "Cada día",
    weekly: "Cada semana",
    off: "Nunca",
  },
  turns: {
    title: "Recordatorio de chats",
    text: "Si en un chat te toca contestar desde hace tres días, te lo recordamos una sola vez: con una línea en el chat y otra en el resumen.",
    switch: "Recordarme los chats en los que me toca",
    hint: "Nadie más lo ve, y no medimos cuánto contestas.",
  },
  page: {
    meta: "Resumen por correo · Nakamatch",
    title: "Menos correos",
    intro: "Un toque y dejamos de enviarte resúmenes.",
    question: "¿No quieres recibir más resúmenes por correo?",
    text: "Ya no te enviaremos el correo con tus novedades. Los correos sobre tu cuenta sí te siguen llegando.",
    stop: "No recibir más resúmenes",
    doneTitle: "Hecho: no recibirás más resúmenes",
    doneText: "Si cambias de idea, actívalos de nuevo en los ajustes.",
    invalidTitle: "El enlace no funciona",
    invalidText:
      "Está incompleto o no es nuestro. Ábrelo otra vez desde el correo, o cambia el resumen en los ajustes.",
    settings: "Ir a los ajustes",
  },
};
