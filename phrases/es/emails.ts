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
  wrongPasswords: {
    subject: "Alguien ha probado contraseñas en tu cuenta",
    preheader: "Frenamos los intentos. En tus dispositivos puedes entrar como siempre.",
    greeting: "Hola, {{nickname}}:",
    body: "En las últimas 24 horas se han escrito muchas contraseñas equivocadas para tu cuenta. Por eso frenamos por unos minutos los intentos desde dispositivos en los que nunca has iniciado sesión. En los tuyos puedes entrar como siempre.",
    action: "Iniciar sesión",
    after:
      "¿Has sido tú? Entonces no tienes que hacer nada. Si no, y tu contraseña es corta o la usas también en otros sitios, elige una nueva: pulsa «¿Olvidaste tu contraseña?» al iniciar sesión. Así también puedes entrar enseguida desde un dispositivo nuevo.",
    why: "Recibes este correo porque se han escrito muchas contraseñas equivocadas para la cuenta de Nakamatch de {{email}}. Avisamos como mucho una vez al día.",
  },
  decision: {
    line: "{{label}}: {{value}}",
    greeting: "Hola, {{nickname}}:",
    why: "Recibes este correo porque el equipo de moderación ha tomado una decisión sobre la cuenta de Nakamatch de {{email}}.",
    warning: {
      subject: "Has recibido una advertencia en Nakamatch",
      preheader: "Por qué, y cómo reclamar si es un error.",
      body: "Te hemos enviado una advertencia. Estos son los motivos:",
      action: "Ver la decisión",
      after:
        "¿Crees que es un error? En esa página puedes reclamar una vez. Lo revisará otra persona del equipo, nunca quien tomó la decisión.",
    },
    ban: {
      subject: "Hemos suspendido tu cuenta de Nakamatch",
      preheader: "Por qué, y cómo reclamar si es un error.",
      body: "Hemos suspendido tu cuenta. Estos son los motivos:",
      action: "Ir a iniciar sesión",
      after:
        "¿Crees que es un error? Escribe tu correo y tu contraseña como para entrar: verás la decisión y podrás reclamar una vez. Lo revisará otra persona del equipo, nunca quien tomó la decisión.",
    },
    photo: {
      subject: "Hemos rechazado tu foto de Nakamatch",
      preheader: "Por qué, y cómo reclamar si es un error.",
      body: "Los demás no ven tu foto. Estos son los motivos:",
      action: "Ver la decisión",
      after:
        "¿Crees que es un error? En esa página puedes reclamar una vez. Lo revisará otra persona del equipo, nunca quien tomó la decisión.",
    },
    unban: {
      subject: "Hemos levantado la suspensión de tu cuenta",
      preheader: "Tu cuenta de Nakamatch vuelve a estar activa.",
      body: "El equipo de moderación ha levantado la suspensión de tu cuenta. Puedes volver a entrar y los demás vuelven a ver tu perfil.",
      action: "Iniciar sesión",
    },
    granted: {
      subject: "Hemos aceptado tu reclamación",
      preheader: "La decisión queda anulada.",
      body: "Otra persona del equipo ha revisado tu reclamación y te da la razón.",
      effects: {
        warning: "La advertencia queda anulada.",
        ban: "La suspensión de tu cuenta queda anulada.",
        photo: "El rechazo de tu foto queda anulado.",
      },
      action: "Ir a Nakamatch",
    },
    denied: {
      subject: "Respuesta a tu reclamación",
      preheader: "La decisión se mantiene.",
      body: "Otra persona del equipo ha revisado tu reclamación y mantiene la decisión.",
      action: "Ir a Nakamatch",
    },
  },
};
