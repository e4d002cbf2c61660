/** The change of the own e-mail address. */
export const emailChange = {
  title: "Correo",
  text: "Enviamos un enlace al correo nuevo. Hasta que lo abras no cambia nada.",
  open: "Cambiar el correo",
  field: "Correo nuevo",
  send: "Enviar el enlace",
  proveText: "Escribe tu contraseña para cambiar el correo.",
  sentTitle: "Revisa tu correo nuevo",
  sentText: "Hemos enviado un enlace a {{email}}. Ábrelo en este navegador en las próximas 24 horas.",
  confirming: "Confirmando tu correo nuevo...",
  doneTitle: "Correo cambiado",
  doneText: "Desde ahora inicias sesión con {{email}}.",
  failedTitle: "El correo no ha cambiado",
};
