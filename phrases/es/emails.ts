/** Emails: what they say, and the words around every one of them. */
export const emails = {
  layout: {
    signature: "Nos vemos en Nakamatch.",
    linkHint: "Si el botón no funciona, copia esta dirección en tu navegador:",
  },
  confirmation: {
    subject: "Confirma tu correo y entra en Nakamatch",
    greeting: "¡Hola, {{nickname}}!",
    body: "Tu cuenta está lista. Solo falta confirmar que este correo es tuyo.",
    action: "Confirmar mi correo",
    after:
      "El enlace vale durante 24 horas. Si no te has registrado tú, ignora este mensaje: sin confirmar, la cuenta no la ve nadie.",
  },
  passwordReset: {
    subject: "Elige una contraseña nueva",
    greeting: "¡Hola, {{nickname}}!",
    body: "Alguien, seguramente tú, ha pedido cambiar la contraseña de tu cuenta.",
    action: "Elegir contraseña nueva",
    after:
      "El enlace vale durante una hora. Si no has sido tú, ignora este mensaje: tu contraseña sigue siendo la misma.",
  },
};
