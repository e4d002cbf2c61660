/** Emails, with their common parts. */
export const emails = {
  layout: {
    signature: "Nos vemos en Nakamatch.",
    signatureToOthers: "El equipo de Nakamatch",
    linkHint: "¿No funciona el botón? Copia esta dirección en tu navegador:",
  },
  confirmation: {
    subject: "Confirma tu correo y empezamos",
    preheader: "Un clic y empieza tu capítulo uno.",
    greeting: "¡Hola, {{nickname}}!",
    body: "¡Ya casi! Confirma que este correo es tuyo y empieza tu capítulo uno.",
    action: "Confirmar mi correo",
    after: "El enlace funciona durante 24 horas.",
    why: "Alguien creó una cuenta de Nakamatch con {{email}}. Si no fuiste tú, ignora este correo: nadie ve una cuenta sin confirmar y la eliminamos a los pocos días.",
  },
  passwordReset: {
    subject: "Elige una contraseña nueva",
    preheader: "Abre el enlace y elige otra en un momento.",
    greeting: "¡Hola, {{nickname}}!",
    body: "Alguien, probablemente tú, pidió cambiar la contraseña de tu cuenta.",
    action: "Elegir contraseña nueva",
    after: "El enlace funciona durante una hora y una sola vez.",
    why: "Alguien pidió una contraseña nueva para la cuenta de {{email}}. Si no fuiste tú, ignora este correo: tu contraseña sigue siendo la misma.",
  },
  wrongPasswords: {
    subject: "Alguien ha probado contraseñas en tu cuenta",
    preheader: "Hemos frenado los intentos. En tus dispositivos entras como siempre.",
    greeting: "Hola, {{nickname}}:",
    body: "Alguien probó muchas contraseñas incorrectas en tu cuenta. Por eso frenamos unos minutos los intentos desde dispositivos nuevos; en los tuyos entras como siempre.",
    action: "Iniciar sesión",
    after:
      "¿No fuiste tú? Si tu contraseña es corta o la usas en otros sitios, cámbiala con «¿Olvidaste tu contraseña?».",
    why: "Avisamos a {{email}} como mucho una vez al día.",
  },
  passwordChanged: {
    subject: "Tu contraseña ha cambiado",
    preheader: "Si no fuiste tú, elige otra cuanto antes.",
    greeting: "Hola, {{nickname}}:",
    body: "Alguien, probablemente tú, ha cambiado la contraseña de tu cuenta. Hemos cerrado las demás sesiones.",
    action: "Iniciar sesión",
    after:
      "¿No fuiste tú? Elige otra con «¿Olvidaste tu contraseña?» al iniciar sesión: así cerramos todas las sesiones.",
    why: "Aviso de seguridad para la cuenta de {{email}}.",
  },
  accountSecured: {
    subject: "Hemos cerrado tu cuenta para protegerla",
    preheader: "Alguien más podía haber entrado. Así la recuperas.",
    greeting: "Hola, {{nickname}}:",
    body: "Creemos que otra persona ha entrado en tu cuenta, así que la hemos cerrado. Todas las sesiones han terminado y la contraseña, las llaves de acceso, la verificación en dos pasos y las cuentas vinculadas ya no sirven.",
    action: "Escribirnos",
    after:
      "Asegúrate primero de que nadie más entra en tu correo: cambia su contraseña. Después escríbenos y te enviaremos un enlace para elegir una contraseña nueva.",
    why: "Aviso de seguridad para la cuenta de {{email}}.",
  },
  addressRestoration: {
    subject: "Alguien pide recuperar una cuenta de Nakamatch",
    preheader: "Si no estás de acuerdo, dínoslo en 72 horas.",
    greeting: "Hola, {{nickname}}:",
    body: "La cuenta está cerrada porque otra persona pudo entrar en ella. Alguien nos ha demostrado por escrito que es suya y pide que vuelva a un correo que tuvo antes. Lo haremos dentro de 72 horas.",
    action: "No estoy de acuerdo",
    after:
      "Si lo has pedido tú, no tienes que hacer nada: te llegará un enlace para elegir una contraseña nueva. Si no, pulsa el botón y lo revisaremos antes de cambiar nada.",
    why: "Escribimos a todos los correos que conocemos de esta cuenta, también a {{email}}.",
  },
  emailChange: {
    subject: "Confirma tu correo nuevo",
    preheader: "El enlace funciona durante 24 horas.",
    greeting: "¡Hola, {{nickname}}!",
    body: "Alguien, probablemente tú, quiere usar este correo en su cuenta. Abre el enlace en el navegador en el que usas Nakamatch; hasta entonces no cambia nada.",
    action: "Confirmar mi correo nuevo",
    after: "El enlace funciona durante 24 horas y una sola vez.",
    why: "Alguien pidió usar {{email}} en su cuenta de Nakamatch. Si no fuiste tú, ignora este correo: sin abrir el enlace no pasa nada.",
  },
  emailChanged: {
    subject: "El correo de tu cuenta ha cambiado",
    preheader: "Si no fuiste tú, puedes deshacerlo durante 7 días.",
    greeting: "Hola, {{nickname}}:",
    body: "Tu cuenta de Nakamatch usa ahora otro correo. Si fuiste tú, no tienes que hacer nada.",
    action: "No fui yo: deshacer el cambio",
    after:
      "El enlace funciona durante 7 días. Con él eliges una contraseña nueva y tu cuenta vuelve a este correo. Cerramos todas las sesiones, desvinculamos Google y Discord y quitamos las llaves de acceso.",
    why: "Te escribimos porque {{email}} era el correo de tu cuenta.",
  },
  emailTaken: {
    subject: "Este correo ya tiene una cuenta de Nakamatch",
    preheader: "Alguien quiso usarlo en otra cuenta. No ha cambiado nada.",
    greeting: "Hola, {{nickname}}:",
    body: "Alguien, quizá tú, quiso usar este correo en otra cuenta de Nakamatch. Ya es el correo de la tuya, así que no ha cambiado nada.",
    action: "Iniciar sesión",
    after: "¿Fuiste tú? Sigue con esta cuenta, o elimínala y usa después el correo en la otra.",
    why: "{{email}} es el correo de una cuenta de Nakamatch. No se lo hemos dicho a quien lo pidió.",
  },
  farewell: {
    subject: "Hemos eliminado tu cuenta de Nakamatch",
    preheader: "Gracias por haber sido parte de la tripulación.",
    greeting: "Hola, {{nickname}}:",
    body: "Hemos eliminado tu cuenta, como nos pediste: tu perfil, tus fotos, tus gustos, tus likes y tus matches ya no existen. Los mensajes que enviaste se quedan en los chats de las otras personas, con el nombre «Usuario eliminado».",
    premium: {
      granted: "Tu premium ha terminado con ella.",
      paid: "Tu suscripción premium ha terminado con ella y no te cobraremos nada más. Lo que ya habías pagado no lo devolvemos.",
      withdrawable:
        "Tu suscripción premium ha terminado con ella y no te cobraremos nada más. ¿La compraste hace menos de 14 días? Aún puedes desistir y te lo devolvemos todo: escríbenos antes de que pasen.",
    },
    action: "Ir a Nakamatch",
    after:
      "¿No fuiste tú, o tienes alguna duda? Escríbenos a {{contact}}. Y si algún día quieres volver, aquí estaremos.",
    why: "Es el último correo que enviamos a {{email}}: su cuenta de Nakamatch ya no existe.",
  },
  dataExport: {
    subject: "Tus datos están listos",
    preheader: "Un archivo con todo lo que guardamos de ti. Descárgalo antes de 24 horas.",
    greeting: "¡Hola, {{nickname}}!",
    body: "El archivo con tus datos está listo: una página para leer y los mismos datos en JSON, por si quieres usarlos en otro sitio.",
    action: "Descargar mis datos",
    after: "Lo borramos al cabo de un día. Después puedes pedir otro.",
    why: "Alguien pidió los datos desde la cuenta de {{email}}. Si no fuiste tú, cambia tu contraseña: así cierras las demás sesiones.",
  },
  dataExportSuspended: {
    subject: "Tus datos están listos",
    preheader: "Un archivo con todo lo que guardamos de ti. Descárgalo antes de 24 horas.",
    greeting: "Hola, {{nickname}}:",
    body: "El archivo con tus datos está listo: una página para leer y los mismos datos en JSON. Aunque tu cuenta esté suspendida, es tuyo: intenta iniciar sesión y lo verás junto a los motivos.",
    action: "Descargar mis datos",
    after: "Lo borramos al cabo de un día. Después puedes pedir otro.",
    why: "Alguien pidió los datos de la cuenta de {{email}}. Si no fuiste tú, elige otra contraseña con «¿Olvidaste tu contraseña?» al iniciar sesión.",
  },
  /** The text message with a code. */
  codeText: "Tu código de Nakamatch es {{code}}. No se lo digas a nadie.",
  decision: {
    line: "{{label}}: {{value}}",
    greeting: "Hola, {{nickname}}:",
    why: "Te escribimos porque el equipo de moderación ha tomado una decisión sobre la cuenta de {{email}}.",
    warning: {
      subject: "Has recibido una advertencia en Nakamatch",
      preheader: "Por qué, y cómo apelar si es un error.",
      body: "El equipo de moderación te ha enviado una advertencia. Estos son los motivos:",
      action: "Ver la decisión",
      after:
        "¿Crees que es un error? En esa página puedes apelar una vez. Lo revisará otra persona del equipo, nunca quien tomó la decisión.",
    },
    ban: {
      subject: "Hemos suspendido tu cuenta de Nakamatch",
      preheader: "Por qué, y cómo apelar si es un error.",
      body: "Hemos suspendido tu cuenta. Estos son los motivos:",
      action: "Ver la decisión",
      after:
        "¿Crees que es un error? Intenta iniciar sesión: verás la decisión y podrás apelar una vez. La revisará otra persona del equipo, nunca quien la tomó.",
    },
    photo: {
      subject: "Hemos rechazado una foto tuya de Nakamatch",
      preheader: "Por qué, y cómo apelar si es un error.",
      body: "De momento nadie más ve una de tus fotos. Estos son los motivos:",
      action: "Ver la decisión",
      after:
        "¿Crees que es un error? En esa página puedes apelar una vez. Lo revisará otra persona del equipo, nunca quien tomó la decisión.",
    },
    changed: {
      subject: "Hemos cambiado la duración de tu suspensión",
      preheader: "La suspensión de tu cuenta de Nakamatch termina en otra fecha.",
      body: "El equipo de moderación ha cambiado la duración de la suspensión de tu cuenta. El motivo es el mismo.",
      action: "Ver la decisión",
      after: [
        "Si crees que es un error, puedes apelar una vez la suspensión al iniciar sesión. Si ya lo has hecho, tu apelación sigue en pie.",
      ],
    },
    unban: {
      subject: "Hemos levantado la suspensión de tu cuenta",
      preheader: "Tu cuenta de Nakamatch vuelve a estar activa.",
      body: "El equipo de moderación ha levantado la suspensión de tu cuenta. Ya puedes volver a entrar y los demás vuelven a ver tu perfil.",
      action: "Iniciar sesión",
    },
    granted: {
      subject: "Hemos aceptado tu apelación",
      preheader: "Hemos anulado la decisión.",
      body: "Otra persona del equipo ha revisado tu apelación y te da la razón. Sentimos el mal rato.",
      effects: {
        warning: "Hemos retirado la advertencia.",
        ban: "Hemos levantado la suspensión de tu cuenta.",
        photo: "Hemos aprobado la foto.",
      },
      action: "Ir a Nakamatch",
    },
    denied: {
      subject: "Respuesta a tu apelación",
      preheader: "Mantenemos la decisión.",
      body: "Otra persona del equipo ha revisado tu apelación y mantiene la decisión.",
      action: "Ir a Nakamatch",
    },
    question: {
      subject: "El equipo de moderación te pregunta algo",
      preheader: "Puedes leerlo y contestar en Nakamatch.",
      body: "El equipo de moderación quiere preguntarte algo. Puedes leerlo y contestar en Nakamatch hasta el {{date}}.",
      action: "Ver la pregunta",
      after: "No contestar, por sí solo, no tiene consecuencias. Nunca te pedimos documentos ni contraseñas.",
      why: "Te escribimos porque el equipo de moderación pregunta algo sobre la cuenta de {{email}}.",
    },
  },
};
