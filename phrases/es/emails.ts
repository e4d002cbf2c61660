/** Emails: what they say, and the words around every one of them. */
export const emails = {
  layout: {
    signature: "Nos vemos en Nakamatch.",
    linkHint: "¿No funciona el botón? Copia esta dirección en tu navegador:",
  },
  confirmation: {
    subject: "Confirma tu correo y empieza en Nakamatch",
    preheader: "Solo falta un clic. El enlace funciona durante 24 horas.",
    greeting: "¡Hola, {{nickname}}!",
    body: "Tu cuenta está lista. Solo falta confirmar que este correo es tuyo.",
    action: "Confirmar mi correo",
    after: "El enlace funciona durante 24 horas.",
    why: "Recibes este correo porque alguien creó una cuenta de Nakamatch con la dirección {{email}}. Si no fuiste tú, ignóralo: nadie ve una cuenta sin confirmar y la borramos a los pocos días.",
  },
  passwordReset: {
    subject: "Elige una contraseña nueva",
    preheader: "El enlace funciona durante una hora y una sola vez.",
    greeting: "¡Hola, {{nickname}}!",
    body: "Alguien, probablemente tú, pidió cambiar la contraseña de tu cuenta.",
    action: "Elegir contraseña nueva",
    after: "El enlace funciona durante una hora y una sola vez.",
    why: "Recibes este correo porque alguien pidió una contraseña nueva para la cuenta de {{email}}. Si no fuiste tú, ignóralo: tu contraseña sigue siendo la misma.",
  },
};
