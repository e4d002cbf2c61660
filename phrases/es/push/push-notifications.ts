/** Notification settings. */
export const pushNotifications = {
  title: "Notificaciones push",
  text: "Para que no te pierdas nada cuando no estás en Nakamatch.",
  here: "En este navegador",
  hereHint: "El navegador te pedirá permiso.",
  hereOff: "Aquí están desactivadas. Lo que elijas vale para los navegadores en los que las actives.",
  hereError: "No hemos podido cambiarlo. Inténtalo de nuevo en un momento.",
  none: "Este navegador no puede mostrar notificaciones. En el iPhone y el iPad, añade antes Nakamatch a la pantalla de inicio.",
  unanswered:
    "El navegador no tiene tu permiso: cerraste la pregunta o no llegó a mostrarla. Actívalas otra vez y elige «Permitir», o permítelas en los ajustes del navegador para esta página.",
  refused:
    "Has bloqueado las notificaciones de Nakamatch en este navegador. Permítelas en los ajustes del navegador y vuelve aquí.",
  brief: "En esta sesión no hay notificaciones, porque termina al cerrar el navegador.",
  messages: "Mensajes nuevos",
  matches: "Matches nuevos",
  likes: "Likes nuevos",
  likesHint: "Sin decir de quién.",
  cases: "Casos de moderación",
  casesHint: "Sin decir de quién, y como mucho una por hora mientras nadie mira los casos.",
  showsText: "Mostrar el texto de los mensajes",
  showsTextHint: "Cualquiera que vea tu pantalla podrá leerlo. Nunca mostramos spoilers.",
  quiet: "Horas de silencio",
  quietHint: "En ese horario no te avisamos de nada (hora local).",
  zoneUnknown: "Tu navegador no dice en qué zona horaria estás, así que usamos la hora UTC.",
  from: "Desde",
  until: "Hasta",
  sound: {
    title: "Sonido",
    text: "Un tono breve cuando te llega un mensaje y no tienes ese chat en pantalla. Solo en este navegador, con Nakamatch abierto.",
    switch: "Sonido de mensajes",
  },
};
