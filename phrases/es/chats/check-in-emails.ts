/** Emails and pages of "I'm home": to who set an hour, and to the person whom they trust. */
export const checkInEmails = {
  greeting: "¡Hola, {{nickname}}!",
  trustedGreeting: "¡Hola!",
  invitation: {
    subject: "{{letters}} pregunta si podemos escribirte",
    text: "{{letters}} usa Nakamatch y quiere que te escribamos si no nos contesta a una hora que ha elegido.",
    promise: "Si dices que sí, te llegará como mucho un correo, y solo si {{letters}} no ha contestado.",
    until: "Puedes responder hasta el {{when}}. Sin respuesta, borramos tu dirección.",
    action: "Responder",
    after: "¿No conoces a nadie con ese nombre? Elige «Nunca más» y no volveremos a escribirte.",
    why: "Este correo ha llegado a {{email}} porque alguien que usa Nakamatch nos dio tu dirección.",
  },
  reminder: {
    subject: "¿Ya estás en casa?",
    text: "Nos pediste que te preguntáramos: {{when}}. ¿Ya estás en casa?",
    told: "Si no contestas antes de esta hora, escribiremos a tu persona de confianza: {{until}}.",
    nobody: "Nadie ha confirmado ser tu persona de confianza: no avisaremos a nadie.",
    action: "Contestar",
    why: "Este correo ha llegado a {{email}} porque pusiste una hora para avisar de que estás en casa. Siempre llega también por correo.",
  },
  alarm: {
    subject: "{{letters}} no ha contestado",
    text: "{{letters}} no nos ha contestado desde esta hora: {{when}}. Entonces quería decirnos que todo va bien.",
    ask: "Llama ahora a {{letters}}. Si no contesta, pide a alguien cercano que pase a ver. Si crees que corre peligro, llama a emergencias.",
    link: "Ver adónde iba {{letters}} y con quién (el enlace que creó)",
    action: "Ver si ya ha contestado",
    why: "Este correo ha llegado a {{email}} porque dijiste que podíamos escribirte en este caso. No habrá otro.",
  },
  undelivered: {
    subject: "No hemos podido escribir a tu persona de confianza",
    text: "Su servidor de correo ha rechazado nuestro mensaje, así que nadie ha recibido ningún aviso. Su dirección está borrada.",
    isTriedOn:
      "Su servidor de correo rechaza nuestro mensaje, así que aún no hemos avisado a nadie. Lo seguimos intentando durante un día, salvo que contestes.",
    action: "Abrir Nakamatch",
    why: "Este correo ha llegado a {{email}} porque pusiste una hora para avisar de que estás en casa.",
  },
  emergency: "Esto no es un servicio de emergencias. En caso de peligro, llama al {{numbers}}.",
  emergencyLocal:
    "Esto no es un servicio de emergencias. En caso de peligro, llama al número de emergencias de tu zona.",
  pages: {
    maker: {
      title: "¿Ya estás en casa?",
      text: "Nos pediste que te preguntáramos: {{when}}.",
      home: "Estoy en casa",
      end: "Terminar el aviso",
      isHome: "Apuntado: estás en casa. No avisaremos a nadie.",
      isEnded: "El aviso ha terminado. No avisaremos a nadie.",
      wasTold: "Ya habíamos escrito a tu persona de confianza. Dile que estás bien.",
      isOver: "Este aviso ya ha pasado.",
    },
    trusted: {
      title: "{{letters}} pregunta si podemos escribirte",
      yes: "Sí",
      no: "No",
      never: "Nunca más",
      isYes:
        "Gracias. Te escribiremos solo si {{letters}} no contesta: en ese caso, no antes de: {{when}}. Puedes cambiar de idea aquí.",
      isNo: "De acuerdo. Hemos borrado tu dirección.",
      isNever: "De acuerdo. Hemos borrado tu dirección y no volveremos a escribirte.",
      again: "Volver a mirar",
      hasAnswered: "{{letters}} ha contestado: {{when}}.",
      isOver: "Esta pregunta ya ha pasado.",
    },
    invalid: {
      title: "Este enlace no funciona",
      text: "Abre el enlace entero del correo.",
    },
    busy: {
      title: "Demasiados intentos",
      text: "Espera un minuto y vuelve a intentarlo.",
    },
  },
};
