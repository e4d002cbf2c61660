/** "I'm home" after a plan: for whoever sets its hour. */
export const checkIns = {
  text: "A la hora que elijas te preguntamos, por correo y notificación, si estás en casa. Si no contestas en {{minutes}} minutos, escribimos a tu persona de confianza.",
  emergency: "Esto no es un servicio de emergencias. En caso de peligro, llama al {{numbers}}.",
  emergencyLocal:
    "Esto no es un servicio de emergencias. En caso de peligro, llama al número de emergencias de tu zona.",
  name: "Aviso «Estoy en casa»",
  question: "¿Ya estás en casa?",
  form: {
    email: "Correo de tu persona de confianza",
    emailHint:
      "Le preguntamos ahora; hasta que diga que sí, no avisaremos a nadie. Si no quiere más invitaciones o ya ha recibido demasiadas, no le llega nada.",
    letters: "Con qué nombre te presentamos",
    lettersHint:
      "No lee nada del plan ni de la otra persona, salvo tu enlace: solo este nombre, que usas Nakamatch y desde qué hora no contestas.",
    otherEmail: "Otra persona de confianza: su correo",
    stays: {
      asked: "A tu persona de confianza ya se lo hemos preguntado: si cambias la hora, la pregunta sigue en pie.",
      confirmed:
        "Tu persona de confianza ya ha dicho que sí y sigue contigo: no hace falta volver a preguntarle si cambias la hora.",
    },
    submit: "Guardar",
  },
  hour: {
    waiting: "Te preguntaremos: {{time}}",
    come: "Ha llegado la hora: {{time}}",
    due: "Te hemos preguntado: {{time}}",
    told: "No has contestado desde: {{time}}",
  },
  trusted: {
    none: "No has elegido a nadie: si no contestas, no avisaremos a nadie.",
    asked: "Tu persona de confianza todavía no ha dicho que sí. Hasta entonces no avisaremos a nadie.",
    confirmed: "Tu persona de confianza ha dicho que sí. Si no contestas, le escribimos: {{time}}",
    declined: "Tu persona de confianza ha dicho que no: no avisaremos a nadie.",
    unanswered: "Nadie ha dicho que sí a tiempo: no avisaremos a nadie.",
    undeliverable: "Su servidor de correo ha rechazado nuestro mensaje: no avisaremos a nadie.",
  },
  told: "Hemos escrito a tu persona de confianza: {{time}}",
  reminderLate:
    "Nuestro correo para ti aún no ha salido. Hasta que salga, no avisaremos a nadie; si después no contestas, escribiremos a tu persona de confianza {{minutes}} minutos más tarde.",
  triedOn:
    "El servidor de correo de tu persona de confianza rechaza nuestro mensaje, así que aún no hemos avisado a nadie. Si no contestas, lo seguiremos intentando durante un día.",
  home: "Estoy en casa",
  end: "Terminar el aviso",
  change: "Cambiar la hora o la persona",
  changeHour: "Cambiar la hora",
  of: "Plan con {{name}}: {{time}}",
  ofPlan: "Tu plan: {{time}}",
  keep: {
    question: "El plan está cancelado. ¿Sigue el aviso «Estoy en casa»?",
    goesOn: "Si no dices nada, sigue, y te preguntamos si estás en casa: {{time}}.",
    told: "Si entonces no contestas, escribimos a tu persona de confianza: {{time}}.",
    asked: "Tu persona de confianza todavía no ha dicho que sí.",
    nobody: "Nadie recibirá un aviso.",
    yes: "Que siga",
  },
  done: {
    home: "Apuntado: estás en casa",
    end: "El aviso ha terminado",
    keep: "El aviso sigue",
    hour: "La hora ha cambiado",
    stays: "Tu persona de confianza sigue igual: ya ha dicho que sí.",
    sameName: "Ya has preguntado a esta persona como {{letters}}: ese nombre no cambia.",
    nobody: "Por este plan no avisaremos a nadie.",
    wasTold: "Ya habíamos escrito a tu persona de confianza. Dile que estás bien.",
  },
  own: {
    title: "Tus avisos «Estoy en casa»",
    text: "Siguen aunque haya un bloqueo o se cancele el plan: solo tú los terminas.",
  },
  problems: {
    noHour: "Elige día y hora.",
    past: "Esa hora ya ha pasado.",
    beforePlan: "No antes de que empiece el plan.",
    tooFar: "Como mucho {{max}} horas después del plan.",
    email: "Escribe un correo válido, como nombre@ejemplo.com",
    letters: "Un nombre de {{max}} letras como mucho, de un solo alfabeto y sin palabrotas.",
  },
};
