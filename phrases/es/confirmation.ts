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
};
