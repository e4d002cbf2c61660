export const verificationEmails = {
  greeting: "¡Hola, {{nickname}}!",
  approved: {
    subject: "Tu perfil ya está verificado",
    preheader: "Ahora tu perfil lleva la insignia.",
    body: "Hemos comparado tu gesto con tu primera foto y eres tú. Tu perfil ya lleva la insignia. Si cambias la primera foto, la insignia se va con la anterior.",
    action: "Ver mi perfil",
  },
  rejected: {
    subject: "No hemos podido verificar tu perfil",
    preheader: "Puedes volver a intentarlo.",
    reasons: {
      no_gesture: "En la foto que nos mandaste no vemos el gesto que te pedimos.",
      other_person: "No vemos a la misma persona en tu gesto y en tu primera foto.",
      unclear: "La foto de tu gesto no se ve bien: quizá falta luz o está movida.",
    },
    next: "No pasa nada, y nadie más lo sabe. Inténtalo otra vez cuando quieras, con buena luz y la cara entera.",
    action: "Volver a intentarlo",
  },
  expired: {
    subject: "No nos ha dado tiempo a verificar tu perfil",
    preheader: "Puedes volver a intentarlo.",
    body: "Han pasado siete días y nadie ha podido comparar tu gesto con tu primera foto. Ha sido cosa nuestra: no cuenta como intento.",
  },
  erased: "Ya hemos borrado la foto de tu gesto.",
  why: "Te escribimos a {{email}} porque pediste la insignia de perfil verificado.",
};
