/** Waiting for the confirmation of the address: after registering, and at login. */
export const confirmation = {
  title: "Solo falta una cosa",
  text: "Te enviamos un enlace a {{email}}. Ábrelo para confirmar que eres tú y entra.",
  resend: {
    button: "Enviar otra vez",
    email: "Tu correo electrónico",
    emailRequired: "Escribe tu correo",
    emailInvalid: "Escribe un correo válido, como nombre@ejemplo.com",
    sentTitle: "Correo enviado",
    sentText: "Si {{email}} está sin confirmar, el enlace ya va en camino.",
    failedTitle: "No hemos podido enviar el correo",
  },
  correct: {
    open: "¿No es tu correo?",
    title: "Corregir el correo",
    text: "Enviamos el enlace al correo correcto. El anterior deja de servir.",
    email: "Correo correcto",
    password: "Tu contraseña",
    passwordRequired: "Escribe tu contraseña",
    send: "Enviar el enlace",
    failedTitle: "El correo no ha cambiado",
    problems: {
      inUse: "Este correo ya está en uso",
      disposable: "Este correo es de usar y tirar. Usa uno que vayas a conservar.",
    },
  },
};
