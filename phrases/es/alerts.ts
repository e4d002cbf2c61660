/** Notification settings. */
export const alerts = {
  title: "Notificaciones push",
  text: "Para que no te pierdas nada con Nakamatch cerrado.",
  here: "En este navegador",
  hereHint: "El navegador te pedirá permiso.",
  hereOff: "Aquí están desactivadas. Lo que elijas vale para los navegadores en los que las actives.",
  hereError: "No hemos podido cambiarlo. Inténtalo de nuevo en un momento.",
  none: "Este navegador no puede mostrar notificaciones. En el iPhone y el iPad, añade antes Nakamatch a la pantalla de inicio.",
  refused:
    "Has bloqueado las notificaciones de Nakamatch en este navegador. Permítelas en los ajustes del navegador y vuelve aquí.",
  messages: "Mensajes nuevos",
  matches: "Matches nuevos",
  likes: "Likes nuevos",
  likesHint: "Sin decir de quién.",
  showsText: "Mostrar el texto de los mensajes",
  showsTextHint: "Cualquiera que vea tu pantalla podrá leerlo. Los spoilers no se muestran.",
  quiet: "Horas de silencio",
  quietHint: "En ese horario no te avisamos de nada (hora local).",
  zoneUnknown: "Tu navegador no dice en qué zona horaria estás, así que usamos la hora UTC.",
  from: "Desde",
  until: "Hasta",
};
