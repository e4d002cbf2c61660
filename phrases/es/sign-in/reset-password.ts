/** The screen behind the link of the password email. */
export const resetPassword = {
  meta: "Nueva contraseña · Nakamatch",
  title: "Una contraseña nueva",
  intro: "Elige una que solo conozcas tú. Después vuelves a entrar con ella.",
  password: "Nueva contraseña",
  confirm: "Repite la contraseña",
  submit: "Guardar contraseña",
  submitting: "Guardando...",
  back: "Volver a iniciar sesión",
  successTitle: "Contraseña actualizada",
  successText: "Ya puedes iniciar sesión con ella. Te llevamos.",
  validationTitle: "Error de validación",
  failedTitle: "Error al actualizar contraseña",
  unexpectedTitle: "Error inesperado",
  linkInvalid: {
    title: "Este enlace no sirve",
    text: "No es válido o ha caducado. Pide uno nuevo y te lo enviamos.",
  },
  objection: {
    question: "¿Te opones a que la cuenta vuelva a un correo anterior?",
    text: "Entonces no cambia nada hasta que lo hayamos revisado. Escríbenos y cuéntanos por qué.",
    yes: "Sí, me opongo",
    doneTitle: "Hecho: de momento no cambia nada",
    doneText: "Lo revisaremos. Si la cuenta es tuya, escríbenos para que podamos devolvértela.",
    write: "Escribirnos",
    invalid:
      "El enlace ya no funciona: puede que ya hayan pasado las 72 horas o que no haya nada pendiente. Escríbenos y lo miramos.",
    meta: "Oponerse · Nakamatch",
    title: "Cuenta cerrada",
    intro: "Nos ayudas a devolvérsela a quien es suya.",
  },
  undo: {
    title: "Deshacer el cambio de correo",
    text: "Elige una contraseña nueva y tu cuenta vuelve al correo de antes. Cerramos todas las sesiones, desvinculamos Google y Discord y quitamos las llaves de acceso.",
    invalid:
      "El enlace ya se ha usado o tiene más de 7 días. Si no puedes entrar en tu cuenta, escríbenos desde la página de contacto.",
  },
};
